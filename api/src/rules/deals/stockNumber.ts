/**
 * Warns of a stock number that is on other sold deals (rules.md, A deal); it is never refused.
 * @param soldDeals numbers of those deals, the latest first
 */
export function describeSoldStock(stockNum: string, soldDeals: readonly number[]): string | null {
  const [latest, ...others] = soldDeals;
  if (latest === undefined) return null;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `Stock number ${stockNum.trim()} is already on sold deal #${latest}${more}.`;
}
