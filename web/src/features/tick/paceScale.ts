type Paced = { total: number; track: number };

/** The units at which a pace bar is full: the same for everyone on the sheet, so that bars can be compared. */
export function paceScale(people: readonly Paced[]): number {
  return Math.max(1, ...people.flatMap(({ total, track }) => [total, track]));
}

/** How far along a bar some units stand, as CSS. */
export function along(units: number, scale: number): string {
  return `${Math.min(100, (Math.max(0, units) / scale) * 100)}%`;
}
