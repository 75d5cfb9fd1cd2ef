import { addDays, type Day, type DayRange, everyDay, isDay, monthEnd, monthStart } from './dates';

/** The periods a filter can offer, as they stand in the address, and what people read for them (overview.md, Periods). */
export const periodLabels = {
  'this-month': 'This Month',
  'last-month': 'Last Month',
  today: 'Today',
  yesterday: 'Yesterday',
  'last-3-months': 'Last 3 Months',
  'last-6-months': 'Last 6 Months',
  'last-12-months': 'Last 12 Months',
  'year-to-date': 'Year to Date',
  custom: 'Custom Date Range',
  all: 'All',
} as const;

export type Period = keyof typeof periodLabels;

/** Hog's and Activity's list, in order. */
export const dealPeriods = Object.keys(periodLabels) as readonly Period[];

/** Up Log Stats' and the Leaderboard's list: the same without Yesterday. */
export const statsPeriods: readonly Period[] = dealPeriods.filter(period => period !== 'yesterday');

/** A chosen period; `start` and `end` matter for the custom one only. */
export type ChosenPeriod = { period: Period; start: Day | null; end: Day | null };

/** The range of a period (rules.md, Calendar); null while a custom one is not yet a range. */
export function rangeOf({ period, start, end }: ChosenPeriod, today: Day): DayRange | null {
  if (period === 'custom') return customRange(start, end);
  return namedRange(period, today);
}

function namedRange(period: Exclude<Period, 'custom'>, today: Day): DayRange {
  switch (period) {
    case 'this-month':
      return { start: monthStart(today), end: monthEnd(today) };
    case 'last-month':
      return { start: monthStart(today, -1), end: monthEnd(today, -1) };
    case 'today':
      return { start: today, end: today };
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) };
    case 'last-3-months':
      return lastMonths(3, today);
    case 'last-6-months':
      return lastMonths(6, today);
    case 'last-12-months':
      return lastMonths(12, today);
    case 'year-to-date':
      return { start: `${today.slice(0, 4)}-01-01`, end: today };
    case 'all':
      return everyDay;
  }
}

/** From the start of the month `count` months back to the end of this one: four calendar months for 3. */
function lastMonths(count: number, today: Day): DayRange {
  return { start: monthStart(today, -count), end: monthEnd(today) };
}

function customRange(start: Day | null, end: Day | null): DayRange | null {
  if (start === null || end === null || !isDay(start) || !isDay(end)) return null;
  return start <= end ? { start, end } : null;
}
