/** Formats a percentage with two decimals (rules.md, Trade): "42.86%". */
export const formatPercent = (percentage: number) => `${percentage.toFixed(2)}%`;
