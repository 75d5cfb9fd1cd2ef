import { type Day, type DayRange, type Month, monthOf } from '../calendar/calendar.ts';
import { type Figure, stepName } from '../figures/figure.ts';
import type { Goal } from '../goals/goal.ts';
import type { GoalSteps } from '../goals/goalFigures.ts';
import { type MonthUnits, sumUnits, totalUnits, type Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import { byEmployee } from '../people/people.ts';
import { type TeamSection, teamSections } from '../people/teamSections.ts';
import type { TeamId } from '../people/teams.ts';
import type { VacationUnits } from '../settings/vacation.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import type { StepsOf } from '../steps/figureStep.ts';
import { ALL, type CarsCounted, NEW, soldSteps, USED } from '../steps/soldSteps.ts';
import { figuresOf } from '../steps/step.ts';
import { goalExplained, goalOfThese, goalReached, type SheetGoals, type WithGoal } from './sheetGoals.ts';
import { storeFigures } from './tickFigures.ts';
import { type TickFigures, type TickSteps, tickMonths, tickSteps } from './tickSteps.ts';
import { paceOf, trackSteps } from './track.ts';

/** The units credited to one employee in one month. */
export interface CreditedMonthUnits extends MonthUnits {
  readonly employeeId: number;
}

/** Everything a tick sheet is worked out from. */
export interface TickSheetFacts {
  readonly range: DayRange;
  readonly today: Day;
  /** Those of today's month: they pace the track. */
  readonly workingDays: WorkingDays | null;
  /** Every employee. */
  readonly people: readonly Person[];
  /**
   * Units of sold deals by employee and month of delivery: of the days in the range, and of the three whole months
   * before the start's. Days of the start's month before the range belong to neither.
   */
  readonly credits: readonly CreditedMonthUnits[];
  /** Sold deals in the range by month of delivery, 1 each, credited or not. */
  readonly storeSales: readonly MonthUnits[];
  /** Vacation units of the range's months and of the month before. */
  readonly vacation: readonly VacationUnits[];
  /** The goals of the range's month; null when the range is not exactly one month (goals.md, Against a goal). */
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
  /** Includes the unclassified. */
  readonly total: SoldAndTrack;
  /** Sold deals without a car type: neither new nor used. */
  readonly unclassified: Units;
}

export interface TickSheet {
  readonly store: StoreTotals;
  readonly sections: readonly TickSection[];
}

/** The tick sheet: the store's totals and each team's rows and total (rules.md, Tick sheet). */
export function tickSheet(facts: TickSheetFacts): TickSheet {
  const months = tickMonths(facts.range);
  const pace = paceOf(facts.range, facts.today, facts.workingDays);
  const creditsOf = byEmployee(facts.credits);
  const vacationOf = byEmployee(facts.vacation);
  const creditedInRange = facts.credits.filter(each => each.month >= months.start && totalUnits(each) > 0);
  const figures = (people: readonly Person[], goal: Goal | null = null): TickFigures & WithGoal => {
    const credits = {
      employeeIds: people.map(({ id }) => id),
      sold: people.flatMap(({ id }) => creditsOf(id)),
      vacation: people.flatMap(({ id }) => vacationOf(id)),
    };
    const steps = tickSteps(credits, months, pace);
    return { ...figuresOf(steps), goal: goalReached(goal, steps, facts.goals) };
  };
  const goals = facts.goals?.set;

  const sections = teamSections(facts.people, new Set(creditedInRange.map(each => each.employeeId)));
  return {
    store: storeTotals(facts),
    sections: sections.map(({ people, ...section }) => ({
      ...section,
      rows: people.map(person => ({ person, ...figures([person], goals?.ofPerson(person.id)) })),
      total: figures(
        people,
        goals?.ofTeam(
          section.team,
          people.map(({ id }) => id),
        ),
      ),
    })),
  };
}

/**
 * How the figures of people come about: of one for a row, of all of a section's for its Team Total.
 * @param team whose Team Total it is: its goal counts
 */
export function tickStepsOf(
  facts: TickSheetFacts,
  employeeIds: readonly number[],
  team?: TeamId,
): TickSteps & Partial<GoalSteps> {
  const isOfThem = ({ employeeId }: { readonly employeeId: number }) => employeeIds.includes(employeeId);
  const credits = {
    employeeIds,
    sold: facts.credits.filter(isOfThem),
    vacation: facts.vacation.filter(isOfThem),
  };
  const pace = paceOf(facts.range, facts.today, facts.workingDays);
  const steps = tickSteps(credits, tickMonths(facts.range), pace);
  return { ...steps, ...goalExplained(goalOfThese(facts.goals, employeeIds, team), steps, facts.goals) };
}

type StoreSteps = StepsOf<typeof storeFigures>;

/** How the store's figures come about: deals, 1 each, credited or not, and their own track (rules.md, Tick sheet). */
export function storeSteps(
  facts: Pick<TickSheetFacts, 'range' | 'today' | 'workingDays' | 'storeSales'>,
): StoreSteps {
  const { range, storeSales } = facts;
  const pace = paceOf(range, facts.today, facts.workingDays);
  const track = (figure: Figure, cars: CarsCounted) =>
    trackSteps(storeSales, { name: stepName(figure), cars, whose: {}, range }, pace);
  return {
    ...soldSteps(sumUnits(storeSales), {}, range, storeFigures),
    newTrack: track(storeFigures.newTrack, NEW),
    usedTrack: track(storeFigures.usedTrack, USED),
    track: track(storeFigures.track, ALL),
  };
}

/** The same, with the store's goal where it has one. */
export function storeStepsOf(facts: TickSheetFacts): StoreSteps & Partial<GoalSteps> {
  const steps = storeSteps(facts);
  return { ...steps, ...goalExplained(facts.goals?.set.store ?? null, steps, facts.goals) };
}

function storeTotals(facts: TickSheetFacts): StoreTotals {
  const steps = storeSteps(facts);
  const figures = figuresOf(steps);
  return {
    goal: goalReached(facts.goals?.set.store ?? null, steps, facts.goals),
    new: { sold: figures.new, track: figures.newTrack },
    used: { sold: figures.used, track: figures.usedTrack },
    total: { sold: figures.total, track: figures.track },
    unclassified: figures.unclassified,
  };
}

/**
 * The month whose working days are shown with a range, that of its start; they can be edited unless the range is longer
 * than a month (rules.md, Tick sheet).
 */
export function workingDaysShown(range: DayRange): { month: Month; isEditable: boolean } {
  const month = monthOf(range.start);
  return { month, isEditable: month === monthOf(range.end) };
}
