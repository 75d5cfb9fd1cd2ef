import { ALL_DAYS, addDays, type Day, type DayRange, isDay, monthEnd, monthStart } from './dates';

/** The periods of filters by their URL values, with their labels (overview.md, Periods). */
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

export type PeriodName = keyof typeof periodLabels;

/** The periods of Hog and Activity, in order. */
export const dealPeriods = Object.keys(periodLabels) as readonly PeriodName[];

/** The periods of Up Log Stats and the Leaderboard: all periods except Yesterday. */
export const statsPeriods: readonly PeriodName[] = dealPeriods.filter(period => period !== 'yesterday');

/** A selected period. `start` and `end` only apply to the custom period. */
export type SelectedPeriod = { period: PeriodName; start: Day | null; end: Day | null };

/** Returns the days of a period (rules.md, Calendar); null while a custom period is incomplete. */
export function resolvePeriod({ period, start, end }: SelectedPeriod, today: Day): DayRange | null {
  if (period === 'custom') return resolveCustomPeriod(start, end);
  return resolveNamedPeriod(period, today);
}

function resolveNamedPeriod(period: Exclude<PeriodName, 'custom'>, today: Day): DayRange {
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
      return resolveLastMonths(3, today);
    case 'last-6-months':
      return resolveLastMonths(6, today);
    case 'last-12-months':
      return resolveLastMonths(12, today);
    case 'year-to-date':
      return { start: `${today.slice(0, 4)}-01-01`, end: today };
    case 'all':
      return ALL_DAYS;
  }
}

/**
 * Returns the days from the start of the month `count` months ago to the end of this month. For a count of 3,
 * the range has four calendar months.
 */
function resolveLastMonths(count: number, today: Day): DayRange {
  return { start: monthStart(today, -count), end: monthEnd(today) };
}

function resolveCustomPeriod(start: Day | null, end: Day | null): DayRange | null {
  if (start === null || end === null || !isDay(start) || !isDay(end)) return null;
  return start <= end ? { start, end } : null;
}
