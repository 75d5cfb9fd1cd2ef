import type { Day } from '../../lib/days/dates';

/** A running total as a chart draws it: a line that ends today, and one that goes on to what is dated later. */
export type RunningTotal = { upToToday: (number | null)[]; later: (number | null)[] };

/**
 * Parts a running total at today. What is dated later begins where the line ends, and ends with the last thing dated so;
 * it is empty when nothing is.
 * @param totals the total at each day's end; null on days about which nothing is known yet
 */
export function partAtToday(
  days: readonly Day[],
  totals: readonly (number | null)[],
  today: Day,
): RunningTotal {
  const lastDated = totals.findLastIndex((total, index) => (total ?? 0) > (totals[index - 1] ?? 0));
  const end = days.findLastIndex(day => day <= today);
  return {
    upToToday: totals.map((total, index) => (index <= end ? total : null)),
    later: totals.map((total, index) =>
      lastDated > end && index >= Math.max(end, 0) && index <= lastDated ? total : null,
    ),
  };
}
