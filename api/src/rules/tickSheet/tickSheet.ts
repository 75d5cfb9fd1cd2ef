import { type Day, type DayRange, type Month, toMonth } from '../calendar/calendar.ts';
import { type Figure, getStepName } from '../figures/figure.ts';
import type { Goal } from '../goals/goal.ts';
import type { GoalSteps } from '../goals/goalFigures.ts';
import { type MonthUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';
import { buildTeamSections, groupByEmployee, type Person, type TeamSection } from '../people/people.ts';
import type { TeamId } from '../people/teams.ts';
import type { VacationUnits } from '../settings/vacation.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import type { FigureSteps } from '../steps/figureStep.ts';
import { ALL_CARS, buildSoldSteps, type CarSelection, NEW_CARS, USED_CARS } from '../steps/soldSteps.ts';
import { getFigures } from '../steps/step.ts';
import {
  buildOptionalGoalSteps,
  calculateOptionalGoalFigures,
  findGoal,
  type SheetGoals,
  type WithGoal,
} from './sheetGoals.ts';
import { storeFigures } from './tickFigures.ts';
import { buildTickSteps, getTickMonths, type TickFigures, type TickSteps } from './tickSteps.ts';
import { buildTrackSteps, getPace } from './track.ts';

/** The units credited to one employee in one month. */
export interface CreditedMonthUnits extends MonthUnits {
  readonly employeeId: number;
}

/** The input for a tick sheet. */
export interface TickSheetFacts {
  readonly range: DayRange;
  readonly today: Day;
  /** The working days of the current month, which the track uses. */
  readonly workingDays: WorkingDays | null;
  readonly people: readonly Person[];
  /**
   * Units of sold deals by employee and month of delivery: the days in the range and the three whole months
   * before its first month. Days of the first month before the range are excluded.
   */
  readonly credits: readonly CreditedMonthUnits[];
  /**
   * Sold deals in the range by month of delivery. Each deal counts 1, with or without a credited salesperson.
   */
  readonly storeSales: readonly MonthUnits[];
  /** Vacation units of the months of the range, and of the previous month. */
  readonly vacation: readonly VacationUnits[];
  /**
   * The goals of the range's month; null when the range is not exactly one month (goals.md, Goal progress).
   */
  readonly goals: SheetGoals | null;
}

export interface TickRow extends TickFigures, WithGoal {
  readonly person: Person;
}

export interface TickSection extends Omit<TeamSection, 'people'> {
  readonly rows: readonly TickRow[];
  readonly total: TickFigures & WithGoal;
}

export interface SoldAndTrack {
  readonly sold: Units;
  readonly track: Units;
}

export interface StoreTotals extends WithGoal {
  readonly new: SoldAndTrack;
  readonly used: SoldAndTrack;
  /** Includes unclassified cars. */
  readonly total: SoldAndTrack;
  /** Sold deals without a car type: neither new nor used. */
  readonly unclassified: Units;
}

export interface TickSheet {
  readonly store: StoreTotals;
  readonly sections: readonly TickSection[];
}

/** Builds the tick sheet: the store's totals, and each team's rows and total (rules.md, Tick sheet). */
export function buildTickSheet(facts: TickSheetFacts): TickSheet {
  const months = getTickMonths(facts.range);
  const pace = getPace(facts.range, facts.today, facts.workingDays);
  const creditsByEmployee = groupByEmployee(facts.credits);
  const vacationByEmployee = groupByEmployee(facts.vacation);
  const creditedInRange = facts.credits.filter(each => each.month >= months.start && totalUnits(each) > 0);
  const calculateFigures = (people: readonly Person[], goal: Goal | null = null): TickFigures & WithGoal => {
    const credits = {
      employeeIds: people.map(({ id }) => id),
      sold: people.flatMap(({ id }) => creditsByEmployee(id)),
      vacation: people.flatMap(({ id }) => vacationByEmployee(id)),
    };
    const steps = buildTickSteps(credits, months, pace);
    return { ...getFigures(steps), goal: calculateOptionalGoalFigures(goal, steps, facts.goals) };
  };
  const goals = facts.goals?.goalsByOwner;

  const sections = buildTeamSections(facts.people, new Set(creditedInRange.map(each => each.employeeId)));
  return {
    store: calculateStoreTotals(facts),
    sections: sections.map(({ people, ...section }) => ({
      ...section,
      rows: people.map(person => ({
        person,
        ...calculateFigures([person], goals?.findForPerson(person.id)),
      })),
      total: calculateFigures(
        people,
        goals?.findForTeam(
          section.team,
          people.map(({ id }) => id),
        ),
      ),
    })),
  };
}

/**
 * Builds the steps of the figures of people: one person for a row, or all people of a section for its Team
 * Total.
 * @param team the team of a Team Total, which has the team's goal
 */
export function buildTickStepsForPeople(
  facts: TickSheetFacts,
  employeeIds: readonly number[],
  team?: TeamId,
): TickSteps & Partial<GoalSteps> {
  const belongsToPeople = ({ employeeId }: { readonly employeeId: number }) =>
    employeeIds.includes(employeeId);
  const credits = {
    employeeIds,
    sold: facts.credits.filter(belongsToPeople),
    vacation: facts.vacation.filter(belongsToPeople),
  };
  const pace = getPace(facts.range, facts.today, facts.workingDays);
  const steps = buildTickSteps(credits, getTickMonths(facts.range), pace);
  return {
    ...steps,
    ...buildOptionalGoalSteps(findGoal(facts.goals, employeeIds, team), steps, facts.goals),
  };
}

type StoreSteps = FigureSteps<typeof storeFigures>;

/**
 * Builds the steps of the store's figures. Each sold deal counts 1, even without
 * a credited salesperson. The store has its own track (rules.md,
 * Tick sheet).
 */
export function buildStoreSteps(
  facts: Pick<TickSheetFacts, 'range' | 'today' | 'workingDays' | 'storeSales'>,
): StoreSteps {
  const { range, storeSales } = facts;
  const pace = getPace(range, facts.today, facts.workingDays);
  const buildTrack = (figure: Figure, cars: CarSelection) =>
    buildTrackSteps(storeSales, { name: getStepName(figure), cars, owner: {}, range }, pace);
  return {
    ...buildSoldSteps(sumUnits(storeSales), {}, range, storeFigures),
    newTrack: buildTrack(storeFigures.newTrack, NEW_CARS),
    usedTrack: buildTrack(storeFigures.usedTrack, USED_CARS),
    track: buildTrack(storeFigures.track, ALL_CARS),
  };
}

/** Builds the steps of the store's figures and, when the store has a goal, the steps of its goal. */
export function buildStoreStepsWithGoal(facts: TickSheetFacts): StoreSteps & Partial<GoalSteps> {
  const steps = buildStoreSteps(facts);
  return { ...steps, ...buildOptionalGoalSteps(facts.goals?.goalsByOwner.store ?? null, steps, facts.goals) };
}

function calculateStoreTotals(facts: TickSheetFacts): StoreTotals {
  const steps = buildStoreSteps(facts);
  const figures = getFigures(steps);
  return {
    goal: calculateOptionalGoalFigures(facts.goals?.goalsByOwner.store ?? null, steps, facts.goals),
    new: { sold: figures.new, track: figures.newTrack },
    used: { sold: figures.used, track: figures.usedTrack },
    total: { sold: figures.total, track: figures.track },
    unclassified: figures.unclassified,
  };
}

/**
 * Returns the month of the displayed working days: the first month of the range. They are editable unless the
 * range is longer than a month (rules.md, Tick sheet).
 */
export function getDisplayedWorkingDays(range: DayRange): { month: Month; isEditable: boolean } {
  const month = toMonth(range.start);
  return { month, isEditable: month === toMonth(range.end) };
}
