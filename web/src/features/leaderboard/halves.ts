/** Units without decimals (leaderboard.md, Columns), and yet exact: the half of a split is a ½. */
export function halves(units: number): string {
  const whole = Math.trunc(units);
  if (units === whole) return whole.toLocaleString('en-US');
  return `${whole === 0 ? '' : whole.toLocaleString('en-US')}½`;
}
