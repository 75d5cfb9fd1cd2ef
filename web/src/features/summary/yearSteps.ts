import type { DayRange } from '../../lib/days/dates';

/** Whether a range is told month by month: the server tells one that lies within a month day by day. */
export function isByMonth({ start, end }: DayRange): boolean {
  return start.slice(0, 7) !== end.slice(0, 7);
}
