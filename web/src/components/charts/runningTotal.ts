import type { Day } from '../../lib/days/dates';

/**
 * A running total in two lines: `upToToday` ends today, and `later` leads from today to the last increase
 * after today.
 */
export type SplitRunningTotal = { upToToday: (number | null)[]; later: (number | null)[] };

/**
 * Splits a running total at today. The second line starts where the first ends, and ends at the last
 * increase. The second line is empty if the total does not increase after today.
 * @param totals the total at the end of each day; null for days without data yet
 */
export function splitAtToday(
  days: readonly Day[],
  totals: readonly (number | null)[],
  today: Day,
): SplitRunningTotal {
  const lastIncrease = totals.findLastIndex((total, index) => (total ?? 0) > (totals[index - 1] ?? 0));
  const end = days.findLastIndex(day => day <= today);
  return {
    upToToday: totals.map((total, index) => (index <= end ? total : null)),
    later: totals.map((total, index) =>
      lastIncrease > end && index >= Math.max(end, 0) && index <= lastIncrease ? total : null,
    ),
  };
}
