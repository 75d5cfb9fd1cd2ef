import { addDays, addMonths, type Day, type DayRange, firstOfMonth, isWithin, monthOf } from './calendar.ts';
import { sumOf } from './sum.ts';
import type { StoreSales } from './summary.ts';
import { sumUnits } from './units.ts';

/** How finely sales over time are drawn: by day within one calendar month, by month over anything longer. */
export type StepSize = 'day' | 'month';

/** The store's sold deals of one step. */
export interface StoreStep extends StoreSales {
  /** The day itself, or the month's first day. */
  readonly start: Day;
}

/** Days for a range within one calendar month, else months. */
export function stepSize({ start, end }: DayRange): StepSize {
  return monthOf(start) === monthOf(end) ? 'day' : 'month';
}

/** Every day of a range, in order. */
export function daysOf(range: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = range.start; isWithin(day, range); day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first days of the months from one day's to another's, in order. */
export function monthStarts({ start, end }: DayRange): Day[] {
  const starts: Day[] = [];
  for (let month = monthOf(start); month <= monthOf(end); month = addMonths(month, 1)) {
    starts.push(firstOfMonth(month));
  }
  return starts;
}

/** The sales of all steps together. */
export function storeSales(steps: readonly StoreStep[]): StoreSales {
  return {
    ...sumUnits(steps),
    certified: sumOf(steps, each => each.certified),
    gross: sumOf(steps, each => each.gross),
  };
}
