/** A line in two parts: finished months, and from the last of them the unfinished ones, which are dashed. */
export type SplitTrend = { finished: (number | null)[]; unfinished: (number | null)[]; joint: number };

/**
 * Splits a line at the first unfinished month. Both parts have the point at the index `joint`, so that the
 * line is continuous. `joint` is -1 if there is nothing to join.
 */
export function splitTrend(
  months: readonly { isUnfinished: boolean }[],
  amounts: readonly (number | null)[],
): SplitTrend {
  const firstUnfinished = months.findIndex(({ isUnfinished }) => isUnfinished);
  const splitIndex = firstUnfinished === -1 ? months.length : firstUnfinished;
  const joint = splitIndex < months.length && amounts[splitIndex - 1] != null ? splitIndex - 1 : -1;
  return {
    finished: amounts.map((amount, index) => (index < splitIndex ? amount : null)),
    unfinished: amounts.map((amount, index) => (index >= splitIndex || index === joint ? amount : null)),
    joint,
  };
}
