import {
  addDays,
  type Day,
  type DayRange,
  firstOfMonth,
  isWithin,
  monthOf,
  monthRange,
  rangeYearEarlier,
} from '../calendar/calendar.ts';
import { type StoreStep, storeSales } from '../deals/storeSales.ts';
import type { GoalFigures } from '../goals/goalFigures.ts';
import { totalUnits, type Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { type Compared, summaryStats } from '../summary/summaryStats.ts';
import { goalReached, type SheetGoals } from '../tickSheet/sheetGoals.ts';
import { storeSteps } from '../tickSheet/tickSheet.ts';
import { type LastSale, type WithoutSale, withoutSale } from './lastSales.ts';

/** The days that the store's day tells of. */
export interface StoreDays {
  readonly yesterday: DayRange;
  /** Today's month. */
  readonly month: DayRange;
  /** This month up to today. */
  readonly toDate: DayRange;
  /** The same days a year earlier. */
  readonly priorToDate: DayRange;
}

/** Everything that the store's day is worked out from. */
export interface StoreDayFacts {
  readonly today: Day;
  /** Every employee. */
  readonly people: readonly Person[];
  readonly yesterday: readonly StoreStep[];
  /** By day. */
  readonly month: readonly StoreStep[];
  readonly priorToDate: readonly StoreStep[];
  /** Those of today's month. */
  readonly workingDays: WorkingDays | null;
  /** Those of today's month. */
  readonly goals: SheetGoals;
  /** Of active salespeople, up to today. */
  readonly lastSales: readonly LastSale[];
}

/** The store at a glance (my-day.md, Store today). */
export interface StoreDay {
  readonly yesterday: Units;
  readonly toDate: Compared;
  /** Null without a goal. */
  readonly goal: GoalFigures | null;
  readonly withoutSale: readonly WithoutSale[];
}

/** Yesterday, and the month to date with the same days a year earlier (my-day.md, Store today). */
export function storeDays(today: Day): StoreDays {
  const toDate = { start: firstOfMonth(monthOf(today)), end: today };
  const yesterday = addDays(today, -1);
  return {
    yesterday: { start: yesterday, end: yesterday },
    month: monthRange(monthOf(today)),
    toDate,
    priorToDate: rangeYearEarlier(toDate),
  };
}

/** The store's day: the rules of the summary, for these days (my-day.md, Store today). */
export function storeDay(facts: StoreDayFacts): StoreDay {
  const { today, people, month, goals, lastSales } = facts;
  const { month: range, toDate } = storeDays(today);
  const current = storeSales(month.filter(({ start }) => isWithin(start, toDate)));
  const prior = storeSales(facts.priorToDate);
  const sold = month.map(step => ({ ...step, month: monthOf(step.start) }));
  return {
    yesterday: totalUnits(storeSales(facts.yesterday)),
    toDate: summaryStats({ range: toDate, current, prior }).total,
    goal: goalReached(goals.set.store, storeSteps({ ...facts, range, storeSales: sold }), goals),
    withoutSale: withoutSale(people, lastSales, today),
  };
}
