import type { Day, Month } from './calendar.ts';

/** A quarter of a calendar year, `YYYY-Q1` to `YYYY-Q4`. Sorts as text. */
export type Quarter = `${number}-Q${number}`;

/** The quarter that a month lies in. */
export function quarterOf(month: Month): Quarter {
  return `${yearOf(month)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
}

/** The year that a day or month lies in. */
export function yearOf(day: Day | Month): number {
  return Number(day.slice(0, 4));
}
