/**
 * Returns a quotient rounded to the nearest whole number, halves away from zero: 2.5 → 3, -2.5 → -3. The
 * calculation is exact, without floating-point fractions (rules.md, A deal, "Shares of money").
 * @throws RangeError when the denominator is 0
 */
export function roundHalfAway(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const absNumerator = numerator < 0n ? -numerator : numerator;
  const absDenominator = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * absNumerator + absDenominator) / (2n * absDenominator);
  return Number(isNegative ? -rounded : rounded);
}

/**
 * Returns a quotient of non-negative whole numbers, rounded to the nearest whole number, halves up. The
 * result is exact while twice the numerator is below 2^53.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}

/**
 * Returns a part as a percentage of a whole, with 2 decimals, halves up. Returns 0 when the whole is 0. Part
 * and whole are not negative (rules.md, Trade).
 */
export function toPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : roundHalfUp(part * 100 * 100, whole) / 100;
}

/**
 * Returns the sum of a value over all items, or 0 without items. The sum is exact for whole numbers, halves
 * and quarters.
 */
export function sumBy<Item>(items: readonly Item[], getValue: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + getValue(item), 0);
}
