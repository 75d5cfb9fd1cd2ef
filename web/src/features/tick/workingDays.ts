import type { Header } from '../../lib/format/header';
/** The two fields, and what they are. */
export const workingDaysHeaders = {
  completed: { label: 'Completed', description: 'Selling days of the month that are over.' },
  total: { label: 'Total', description: 'All selling days of the month.' },
} as const satisfies Record<string, Header>;

/** What stands in the two fields. */
export type TypedDays = { completed: string; total: string };

/** The most days a month has. */
export const MOST_DAYS = 31;

export function typedDays({ completed, total }: { completed: number; total: number }): TypedDays {
  return { completed: String(completed), total: String(total) };
}

/** What is saved: empty is 0. */
export function savedDays({ completed, total }: TypedDays): { completed: number; total: number } {
  return { completed: Number(completed), total: Number(total) };
}

/** The bounds of each field, tied to what stands in the other: 0 ≤ completed ≤ total ≤ 31. */
export function bounds(typed: TypedDays) {
  const { completed, total } = savedDays(typed);
  return { completed: { min: 0, max: total }, total: { min: completed, max: MOST_DAYS } };
}
