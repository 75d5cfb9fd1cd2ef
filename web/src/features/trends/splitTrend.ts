/** The amounts of a line in two parts: the finished months, and the unfinished months, which are dashed. */
export type SplitTrend = { finished: (number | null)[]; unfinished: (number | null)[]; jointIndex: number };

/**
 * Splits a line at the first unfinished month. Both parts contain the point at `jointIndex`, so that the line
 * is continuous. `jointIndex` is -1 if the parts have no common point.
 */
export function splitTrend(
  months: readonly { isUnfinished: boolean }[],
  amounts: readonly (number | null)[],
): SplitTrend {
  const firstUnfinished = months.findIndex(({ isUnfinished }) => isUnfinished);
  const splitIndex = firstUnfinished === -1 ? months.length : firstUnfinished;
  const jointIndex = splitIndex < months.length && amounts[splitIndex - 1] != null ? splitIndex - 1 : -1;
  return {
    finished: amounts.map((amount, index) => (index < splitIndex ? amount : null)),
    unfinished: amounts.map((amount, index) => (index >= splitIndex || index === jointIndex ? amount : null)),
    jointIndex,
  };
}
