/** Formats units without decimals (leaderboard.md, Columns). The half unit of a split is written as ½. */
export function formatHalves(units: number): string {
  const whole = Math.trunc(units);
  if (units === whole) return whole.toLocaleString('en-US');
  return `${whole === 0 ? '' : whole.toLocaleString('en-US')}½`;
}
