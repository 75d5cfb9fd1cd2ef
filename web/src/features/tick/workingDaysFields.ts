import type { Header } from '../../lib/format/header';
/** Headers of the two fields. */
export const workingDaysHeaders = {
  completed: { label: 'Completed', description: 'Selling days in the month that have already passed.' },
  total: { label: 'Total', description: 'All selling days in the month.' },
} as const satisfies Record<string, Header>;

/** Texts in the two fields. */
export type WorkingDaysTexts = { completed: string; total: string };

export const MAX_DAYS_IN_MONTH = 31;

export function toWorkingDaysTexts({
  completed,
  total,
}: {
  completed: number;
  total: number;
}): WorkingDaysTexts {
  return { completed: String(completed), total: String(total) };
}

/** Converts the texts to numbers. An empty field is 0. */
export function parseDays({ completed, total }: WorkingDaysTexts): { completed: number; total: number } {
  return { completed: Number(completed), total: Number(total) };
}

/** Returns the bounds of each field, which depend on the other field: 0 ≤ completed ≤ total ≤ 31. */
export function getBounds(texts: WorkingDaysTexts) {
  const { completed, total } = parseDays(texts);
  return { completed: { min: 0, max: total }, total: { min: completed, max: MAX_DAYS_IN_MONTH } };
}
