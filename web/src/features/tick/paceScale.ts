type PersonPace = { total: number; track: number };

/**
 * Returns the units of a full pace bar. All people on the sheet share it, so that their bars can be compared.
 */
export function getPaceScale(people: readonly PersonPace[]): number {
  return Math.max(1, ...people.flatMap(({ total, track }) => [total, track]));
}

/** Returns the length of a bar for the given units, as a CSS percentage. */
export function toBarPercent(units: number, scale: number): string {
  return `${Math.min(100, (Math.max(0, units) / scale) * 100)}%`;
}
