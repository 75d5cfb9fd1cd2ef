/**
 * Formats the warning that a stock number is on other sold deals (rules.md, A deal). The number is allowed
 * all the same. Returns null when it is free.
 * @param soldDeals numbers of those deals, the latest first
 */
export function formatSoldStockWarning(stockNum: string, soldDeals: readonly number[]): string | null {
  const [latest, ...others] = soldDeals;
  if (latest === undefined) return null;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `Stock number ${stockNum.trim()} is already on sold deal #${latest}${more}.`;
}
