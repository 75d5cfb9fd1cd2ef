/** A month's working days: how many are over and how many it has. */
export interface WorkingDays {
  readonly completed: number;
  readonly total: number;
}

/** Whole days with 0 ≤ completed ≤ total ≤ 31 (rules.md, Tick sheet). */
export function areWorkingDays({ completed, total }: WorkingDays): boolean {
  return (
    Number.isInteger(completed) &&
    Number.isInteger(total) &&
    0 <= completed &&
    completed <= total &&
    total <= 31
  );
}
