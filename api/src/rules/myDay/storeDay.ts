import {
  addDays,
  type Day,
  type DayRange,
  firstOfMonth,
  monthOf,
  rangeYearEarlier,
} from '../calendar/calendar.ts';
import { type StoreStep, storeSales } from '../deals/storeSales.ts';
import { totalUnits, type Units } from '../numbers/units.ts';
import type { Person } from '../people/people.ts';
import { type Compared, summaryStats } from '../summary/summaryStats.ts';
import { type LastSale, type WithoutSale, withoutSale } from './lastSales.ts';

/** The days that the store's day tells of. */
export interface StoreDays {
  readonly yesterday: DayRange;
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
  readonly toDate: readonly StoreStep[];
  readonly priorToDate: readonly StoreStep[];
  /** Of active salespeople, up to today. */
  readonly lastSales: readonly LastSale[];
}

/** The store at a glance (my-day.md, Store today). */
export interface StoreDay {
  readonly yesterday: Units;
  readonly toDate: Compared;
  readonly withoutSale: readonly WithoutSale[];
}

/** Yesterday, and the month to date with the same days a year earlier (my-day.md, Store today). */
export function storeDays(today: Day): StoreDays {
  const toDate = { start: firstOfMonth(monthOf(today)), end: today };
  const yesterday = addDays(today, -1);
  return {
    yesterday: { start: yesterday, end: yesterday },
    toDate,
    priorToDate: rangeYearEarlier(toDate),
  };
}

/** The store's day: the rules of the summary, for these days (my-day.md, Store today). */
export function storeDay(facts: StoreDayFacts): StoreDay {
  const { today, people, lastSales } = facts;
  const current = storeSales(facts.toDate);
  const prior = storeSales(facts.priorToDate);
  return {
    yesterday: totalUnits(storeSales(facts.yesterday)),
    toDate: summaryStats({ range: storeDays(today).toDate, current, prior }).total,
    withoutSale: withoutSale(people, lastSales, today),
  };
}
