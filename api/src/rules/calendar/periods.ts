import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  EVERY_DAY,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  monthRange,
  yearOf,
} from './calendar.ts';

/** From the start of the month `count` months back to the end of this one: four calendar months for 3. */
const lastMonths =
  (count: number) =>
  (today: Day): DayRange => ({
    start: firstOfMonth(addMonths(monthOf(today), -count)),
    end: lastOfMonth(monthOf(today)),
  });

/** The periods of filters by the names that stand in addresses (rules.md, Calendar); a custom one has days of its own. */
export const PERIODS = {
  'this-month': (today: Day) => monthRange(monthOf(today)),
  'last-month': (today: Day) => monthRange(addMonths(monthOf(today), -1)),
  today: (today: Day) => ({ start: today, end: today }),
  yesterday: (today: Day) => ({ start: addDays(today, -1), end: addDays(today, -1) }),
  'last-3-months': lastMonths(3),
  'last-6-months': lastMonths(6),
  'last-12-months': lastMonths(12),
  'year-to-date': (today: Day) => ({ start: firstOfMonth(`${yearOf(today)}-01`), end: today }),
  all: () => EVERY_DAY,
} as const satisfies Readonly<Record<string, (today: Day) => DayRange>>;

export type Period = keyof typeof PERIODS;
