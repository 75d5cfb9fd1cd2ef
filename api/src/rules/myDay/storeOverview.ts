import {
  addDays,
  type Day,
  type DayRange,
  firstOfMonth,
  isWithin,
  monthRange,
  rangeYearEarlier,
  toMonth,
} from '../calendar/calendar.ts';
import { type StoreSalesStep, sumStoreSales } from '../deals/storeSales.ts';
import type { GoalFigures } from '../goals/goalFigures.ts';
import { totalUnits, type Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { type ComparedSalesFigures, compareSummaryStats } from '../summary/summaryStats.ts';
import { calculateOptionalGoalFigures, type SheetGoals } from '../tickSheet/sheetGoals.ts';
import { buildStoreSteps } from '../tickSheet/tickSheet.ts';
import { type LastSale, listPeopleWithoutSale, type PersonWithoutSale } from './lastSales.ts';

/** The ranges of days in the store's overview. */
export interface StoreOverviewRanges {
  readonly yesterday: DayRange;
  /** The current month. */
  readonly month: DayRange;
  /** The current month up to today. */
  readonly toDate: DayRange;
  /** The same days as `toDate`, a year earlier. */
  readonly priorToDate: DayRange;
}

/** The input for the store's overview. */
export interface StoreOverviewFacts {
  readonly today: Day;
  readonly people: readonly Person[];
  readonly yesterday: readonly StoreSalesStep[];
  /** The sales of the current month by day. */
  readonly month: readonly StoreSalesStep[];
  readonly priorToDate: readonly StoreSalesStep[];
  /** The working days of the current month. */
  readonly workingDays: WorkingDays | null;
  /** The goals of the current month. */
  readonly goals: SheetGoals;
  /** The last sales of active salespeople, up to today. */
  readonly lastSales: readonly LastSale[];
}

/** The store at a glance (my-day.md, Store today). */
export interface StoreOverview {
  readonly yesterday: Units;
  readonly toDate: ComparedSalesFigures;
  /** Null without a goal. */
  readonly goal: GoalFigures | null;
  readonly withoutSale: readonly PersonWithoutSale[];
}

/**
 * Returns the ranges of the overview: yesterday, the current month, the month up to today, and the same days
 * a year earlier (my-day.md, Store today).
 */
export function getStoreOverviewRanges(today: Day): StoreOverviewRanges {
  const toDate = { start: firstOfMonth(toMonth(today)), end: today };
  const yesterday = addDays(today, -1);
  return {
    yesterday: { start: yesterday, end: yesterday },
    month: monthRange(toMonth(today)),
    toDate,
    priorToDate: rangeYearEarlier(toDate),
  };
}

/** Builds the store's overview with the rules of the summary (my-day.md, Store today). */
export function buildStoreOverview(facts: StoreOverviewFacts): StoreOverview {
  const { today, people, month, goals, lastSales } = facts;
  const { month: range, toDate } = getStoreOverviewRanges(today);
  const current = sumStoreSales(month.filter(({ start }) => isWithin(start, toDate)));
  const prior = sumStoreSales(facts.priorToDate);
  const sold = month.map(step => ({ ...step, month: toMonth(step.start) }));
  return {
    yesterday: totalUnits(sumStoreSales(facts.yesterday)),
    toDate: compareSummaryStats({ range: toDate, current, prior }).total,
    goal: calculateOptionalGoalFigures(
      goals.goalsByOwner.store,
      buildStoreSteps({ ...facts, range, storeSales: sold }),
      goals,
    ),
    withoutSale: listPeopleWithoutSale(people, lastSales, today),
  };
}
