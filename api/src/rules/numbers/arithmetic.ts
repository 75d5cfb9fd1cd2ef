/**
 * A quotient rounded to the nearest whole number, halves away from zero: 2.5 → 3, -2.5 → -3.
 * Exact: nothing passes through a fraction (rules.md, A deal, "Shares of money").
 * @throws RangeError when the denominator is 0
 */
export function roundHalfAway(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return Number(isNegative ? -rounded : rounded);
}

/**
 * A quotient of whole numbers, none negative, rounded to the nearest whole number, halves up.
 * Exact as long as twice the numerator stays below 2^53.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}

/** A part of a whole in percent, 2 decimals, halves up, 0 of nothing; neither is negative (rules.md, Trade). */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : roundHalfUp(part * 100 * 100, whole) / 100;
}

/** The sum of one figure over all items; 0 of none. Exact for whole numbers, halves and quarters. */
export function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0);
}
