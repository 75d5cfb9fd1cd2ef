import {
  ALL_DAYS,
  addDays,
  addMonths,
  type Day,
  type DayRange,
  firstOfMonth,
  getYear,
  lastOfMonth,
  monthRange,
  toMonth,
} from './calendar.ts';

/**
 * Returns a period from the month `count` months ago to the current month. A count of 3 returns four calendar
 * months.
 */
const lastMonths =
  (count: number) =>
  (today: Day): DayRange => ({
    start: firstOfMonth(addMonths(toMonth(today), -count)),
    end: lastOfMonth(toMonth(today)),
  });

/**
 * The periods of filters by their names in URLs (rules.md, Calendar). The URL of a custom period contains its
 * first and last day.
 */
export const FILTER_PERIODS = {
  'this-month': (today: Day) => monthRange(toMonth(today)),
  'last-month': (today: Day) => monthRange(addMonths(toMonth(today), -1)),
  today: (today: Day) => ({ start: today, end: today }),
  yesterday: (today: Day) => ({ start: addDays(today, -1), end: addDays(today, -1) }),
  'last-3-months': lastMonths(3),
  'last-6-months': lastMonths(6),
  'last-12-months': lastMonths(12),
  'year-to-date': (today: Day) => ({ start: firstOfMonth(`${getYear(today)}-01`), end: today }),
  all: () => ALL_DAYS,
} as const satisfies Readonly<Record<string, (today: Day) => DayRange>>;

export type FilterPeriod = keyof typeof FILTER_PERIODS;
