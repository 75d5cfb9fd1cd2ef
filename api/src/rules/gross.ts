/** Front plus back gross in dollars, an empty one counting 0 (rules.md, A deal, "Gross"). Added in cents, so it is exact. */
export function totalGross(front: number | null, back: number | null): number {
  return (Math.round((front ?? 0) * 100) + Math.round((back ?? 0) * 100)) / 100;
}
