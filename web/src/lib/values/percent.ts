/** Trade % with its two decimals (rules.md, Trade): "42.86%". */
export const percent = (share: number) => `${share.toFixed(2)}%`;
