import { type Day, daysBetween, type Month, monthRange, toMonth } from '../calendar/calendar.ts';
import type { GoalFigures } from '../goals/goalFigures.ts';
import {
  buildEmployeeLeaderboard,
  buildEmployeeSteps,
  type EmployeeDeals,
} from '../leaderboard/leaderboard.ts';
import type { Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import { getUnitsToQualify } from '../potOfGold/potOfGold.ts';
import { toUnits, type VacationUnits } from '../settings/vacation.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { getFigure, getFigureInHundredths, getFigures } from '../steps/step.ts';
import { calculateOptionalGoalFigures, type SheetGoals } from '../tickSheet/sheetGoals.ts';
import { buildTickSteps, getTickMonths } from '../tickSheet/tickSteps.ts';
import { getPace } from '../tickSheet/track.ts';
import { getRotationOrder, listQueuedUps, type RotationUp } from '../ups/rotation.ts';
import { listActiveSalespeople } from './lastSales.ts';

/** The units credited to a person in a month. */
export interface PersonMonthUnits {
  readonly month: Month;
  readonly units: Units;
}

/** The input from which the figures of a salesperson's month are calculated. */
export interface OwnMonthFacts {
  readonly today: Day;
  readonly employeeId: number;
  readonly people: readonly Person[];
  /** The credited deals of everyone in the current month. */
  readonly deals: readonly EmployeeDeals[];
  /** The vacation units of everyone in the current month. */
  readonly vacation: readonly VacationUnits[];
  /** The working days of the current month. */
  readonly workingDays: WorkingDays | null;
  /** The goals of the current month. */
  readonly goals: SheetGoals;
  /** The person's last sale, up to today. */
  readonly lastSale: Day | null;
  /** The person's months with units, up to the current one. */
  readonly months: readonly PersonMonthUnits[];
  /** The rows of today's up log, in their order. */
  readonly ups: readonly RotationUp[];
}

/** The person's position in the rotation. */
export interface RotationPosition {
  /** The next person in the rotation. Null when no row of today's log has a person in the rotation. */
  readonly next: Person | null;
  /**
   * The person's position in the rotation, where 1 is the next person. Null when the person has no row in
   * today's log.
   */
  readonly place: number | null;
  /** The number of people in the rotation. */
  readonly people: number;
  /** True when the person is queued but skipped for now. */
  readonly isHeld: boolean;
}

/** A salesperson's month at a glance (my-day.md, My month). */
export interface OwnMonth {
  readonly units: Units;
  /** Units plus vacation units. */
  readonly totalSold: number;
  /** The vacation units in the total. */
  readonly vacation: number;
  /**
   * The units that the person still needs to reach 12. It is 0 for a person with 12 or more units, and null
   * for the employee named HSE.
   */
  readonly toQualify: number | null;
  readonly track: Units;
  /** Null without a goal. */
  readonly goal: GoalFigures | null;
  /** Null for the employee named HSE. */
  readonly rank: number | null;
  /** The number of ranked people. */
  readonly ranked: number;
  readonly lastSale: Day | null;
  readonly daysSinceSale: number | null;
  readonly bestMonth: PersonMonthUnits | null;
  readonly turn: RotationPosition;
}

/** Builds a salesperson's current month with the same rules as the reports (my-day.md, My month). */
export function buildOwnMonth(facts: OwnMonthFacts): OwnMonth {
  const { today, employeeId, lastSale } = facts;
  const month = toMonth(today);
  const range = monthRange(month);
  const leaderboardFacts = { ...facts, ranking: 'UNITS', range, carFilter: 'All' } as const;
  const leaderboardSteps = buildEmployeeSteps(leaderboardFacts, employeeId);
  const totalSold = getFigureInHundredths(leaderboardSteps.total);
  const credits = {
    employeeIds: [employeeId],
    sold: [{ month, ...getFigures(leaderboardSteps) }],
    vacation: facts.vacation.filter(each => each.employeeId === employeeId),
  };
  const tickSheetSteps = buildTickSteps(
    credits,
    getTickMonths(range),
    getPace(range, today, facts.workingDays),
  );
  const rows = buildEmployeeLeaderboard(leaderboardFacts);
  const row = rows.find(({ id }) => id === employeeId);
  return {
    units: getFigure(tickSheetSteps.total),
    totalSold: toUnits(totalSold),
    vacation: getFigure(tickSheetSteps.vacation),
    toQualify: row ? toUnits(getUnitsToQualify(totalSold)) : null,
    track: getFigure(tickSheetSteps.track),
    goal: calculateOptionalGoalFigures(
      facts.goals.goalsByOwner.findForPerson(employeeId),
      tickSheetSteps,
      facts.goals,
    ),
    rank: row?.rank ?? null,
    ranked: rows.length,
    lastSale,
    daysSinceSale: lastSale && daysBetween(lastSale, today),
    bestMonth: selectBestMonth(facts.months),
    turn: getRotationPosition(facts),
  };
}

/**
 * Returns the month with the most units. When several months have the most units, returns the latest of them.
 */
export function selectBestMonth(months: readonly PersonMonthUnits[]): PersonMonthUnits | null {
  return [...months].sort((a, b) => b.units - a.units || (a.month < b.month ? 1 : -1))[0] ?? null;
}

function getRotationPosition({ employeeId, people, ups }: OwnMonthFacts): RotationPosition {
  const floorById = new Map(listActiveSalespeople(people).map(person => [person.id, person]));
  const rotationIds = new Set(floorById.keys());
  const order = getRotationOrder(ups, rotationIds);
  const place = order.indexOf(employeeId) + 1;
  const ownUp = listQueuedUps(ups, rotationIds).find(up => up.employeeId === employeeId);
  return {
    next: floorById.get(order[0] ?? 0) ?? null,
    place: place || null,
    people: order.length,
    isHeld: ownUp?.isHeld ?? false,
  };
}
