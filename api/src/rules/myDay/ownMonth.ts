import { type Day, daysBetween, type Month, monthOf, monthRange } from '../calendar/calendar.ts';
import type { GoalFigures } from '../goals/goalFigures.ts';
import { type EmployeeDeals, employeeLeaderboard, employeeSteps } from '../leaderboard/leaderboard.ts';
import type { Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import { toQualify } from '../potOfGold/potSteps.ts';
import { toUnits, type VacationUnits } from '../settings/vacation.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { figureOf, figuresOf, inHundredths } from '../steps/step.ts';
import { goalReached, type SheetGoals } from '../tickSheet/sheetGoals.ts';
import { tickMonths, tickSteps } from '../tickSheet/tickSteps.ts';
import { paceOf } from '../tickSheet/track.ts';
import { type LoggedUp, turnOrder, waitingUps } from '../ups/turns.ts';
import { salesFloor } from './lastSales.ts';

/** The units credited to someone in a month. */
export interface UnitsOfMonth {
  readonly month: Month;
  readonly units: Units;
}

/** Everything that a salesperson's own month is worked out from. */
export interface OwnMonthFacts {
  readonly today: Day;
  readonly employeeId: number;
  /** Every employee. */
  readonly people: readonly Person[];
  /** Everyone's credited deals of today's month. */
  readonly deals: readonly EmployeeDeals[];
  /** Everyone's vacation units of today's month. */
  readonly vacation: readonly VacationUnits[];
  /** Those of today's month. */
  readonly workingDays: WorkingDays | null;
  /** Those of today's month. */
  readonly goals: SheetGoals;
  /** The last day up to today on which they sold. */
  readonly lastSale: Day | null;
  /** Their own months with units, up to today's. */
  readonly months: readonly UnitsOfMonth[];
  /** Today's up log, in its order. */
  readonly ups: readonly LoggedUp[];
}

/** Whose turn it is. */
export interface Turn {
  /** Null while nobody of today's log takes turns. */
  readonly next: Person | null;
  /** Their own place, 1 for who is next; null without a row in today's log. */
  readonly place: number | null;
  /** How many have a place. */
  readonly people: number;
  /** They wait, and are passed by for now. */
  readonly isHeld: boolean;
}

/** A salesperson's month at a glance (my-day.md, My month). */
export interface OwnMonth {
  readonly units: Units;
  /** Units and vacation units. */
  readonly totalSold: number;
  /** The vacation units in it. */
  readonly vacation: number;
  /** Units from the total sold to 12; 0 from there, null for the employee named HSE. */
  readonly toQualify: number | null;
  readonly track: Units;
  /** Null without a goal. */
  readonly goal: GoalFigures | null;
  /** Null for the employee named HSE. */
  readonly rank: number | null;
  /** How many are ranked. */
  readonly ranked: number;
  readonly lastSale: Day | null;
  readonly daysSinceSale: number | null;
  readonly bestMonth: UnitsOfMonth | null;
  readonly turn: Turn;
}

/** A salesperson's own month: the rules of the boards, for one person (my-day.md, My month). */
export function ownMonth(facts: OwnMonthFacts): OwnMonth {
  const { today, employeeId, lastSale } = facts;
  const month = monthOf(today);
  const range = monthRange(month);
  const board = { ...facts, ranking: 'UNITS', range, carFilter: 'All' } as const;
  const placed = employeeSteps(board, employeeId);
  const totalSold = inHundredths(placed.total);
  const credits = {
    employeeIds: [employeeId],
    sold: [{ month, ...figuresOf(placed) }],
    vacation: facts.vacation.filter(each => each.employeeId === employeeId),
  };
  const ticked = tickSteps(credits, tickMonths(range), paceOf(range, today, facts.workingDays));
  const rows = employeeLeaderboard(board);
  const row = rows.find(({ id }) => id === employeeId);
  return {
    units: figureOf(ticked.total),
    totalSold: toUnits(totalSold),
    vacation: figureOf(ticked.vacation),
    toQualify: row ? toUnits(toQualify(totalSold)) : null,
    track: figureOf(ticked.track),
    goal: goalReached(facts.goals.set.ofPerson(employeeId), ticked, facts.goals),
    rank: row?.rank ?? null,
    ranked: rows.length,
    lastSale,
    daysSinceSale: lastSale && daysBetween(lastSale, today),
    bestMonth: bestMonth(facts.months),
    turn: turnOf(facts),
  };
}

/** The one with the most units; of equals the latest. */
export function bestMonth(months: readonly UnitsOfMonth[]): UnitsOfMonth | null {
  return [...months].sort((a, b) => b.units - a.units || (a.month < b.month ? 1 : -1))[0] ?? null;
}

function turnOf({ employeeId, people, ups }: OwnMonthFacts): Turn {
  const floor = new Map(salesFloor(people).map(person => [person.id, person]));
  const takesTurns = new Set(floor.keys());
  const order = turnOrder(ups, takesTurns);
  const place = order.indexOf(employeeId) + 1;
  const own = waitingUps(ups, takesTurns).find(up => up.employeeId === employeeId);
  return {
    next: floor.get(order[0] ?? 0) ?? null,
    place: place || null,
    people: order.length,
    isHeld: own?.isHeld ?? false,
  };
}
