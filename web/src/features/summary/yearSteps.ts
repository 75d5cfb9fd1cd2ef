import type { Day, DayRange } from '../../lib/dates';

/** Whether a range is told month by month: the server tells one that lies within a month day by day. */
export function isByMonth({ start, end }: DayRange): boolean {
  return start.slice(0, 7) !== end.slice(0, 7);
}

/** This year's line ends with today, unless something is delivered later. */
export function lineToToday(
  steps: readonly { start: Day; currentToDate: number; current: number }[],
  today: Day,
): (number | null)[] {
  const lastSold = steps.findLast(({ current }) => current > 0)?.start ?? today;
  const end = lastSold > today ? lastSold : today;
  return steps.map(({ start, currentToDate }) => (start <= end ? currentToDate : null));
}
