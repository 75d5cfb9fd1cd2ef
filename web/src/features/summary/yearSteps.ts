import type { DayRange } from '../../lib/days/dates';

/**
 * Returns whether the chart of a range has a step for each month. Within a month, the server returns a step
 * for each day.
 */
export function hasMonthlySteps({ start, end }: DayRange): boolean {
  return start.slice(0, 7) !== end.slice(0, 7);
}
