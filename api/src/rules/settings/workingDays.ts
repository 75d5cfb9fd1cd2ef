/** The number of completed working days of a month, and the number of all its working days. */
export interface WorkingDays {
  readonly completed: number;
  readonly total: number;
}

/** Returns whether the numbers are whole and 0 ≤ completed ≤ total ≤ 31 (rules.md, Tick sheet). */
export function isValidWorkingDays({ completed, total }: WorkingDays): boolean {
  return (
    Number.isInteger(completed) &&
    Number.isInteger(total) &&
    0 <= completed &&
    completed <= total &&
    total <= 31
  );
}
