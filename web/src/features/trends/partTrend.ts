/** A line as it is drawn: what is over, and dashed from the last of it to what is not. */
export type PartedTrend = { over: (number | null)[]; running: (number | null)[]; joint: number };

/**
 * Parts a line where the months begin that are not over. `joint` is in both parts, so that the line does not break; it is -1
 * where there is nothing to join.
 */
export function partTrend(
  months: readonly { isUnfinished: boolean }[],
  amounts: readonly (number | null)[],
): PartedTrend {
  const first = months.findIndex(({ isUnfinished }) => isUnfinished);
  const firstRunning = first === -1 ? months.length : first;
  const joint = firstRunning < months.length && amounts[firstRunning - 1] != null ? firstRunning - 1 : -1;
  return {
    over: amounts.map((amount, index) => (index < firstRunning ? amount : null)),
    running: amounts.map((amount, index) => (index >= firstRunning || index === joint ? amount : null)),
    joint,
  };
}
