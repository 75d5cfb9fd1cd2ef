import { type Day, type DayRange, monthOf } from '../calendar/calendar.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { Cents } from '../numbers/money.ts';
import { type CarUnits, sumUnits, type Units } from '../numbers/units.ts';

/** The store's sold deals of a range, 1 each, credited or not, and their gross. */
export interface StoreSales extends CarUnits {
  /** An "of which" of the used. */
  readonly certified: Units;
  /** Front plus back, negatives included. */
  readonly gross: Cents;
}

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

/** The sales of all steps together. */
export function storeSales(steps: readonly StoreStep[]): StoreSales {
  return {
    ...sumUnits(steps),
    certified: sumOf(steps, each => each.certified),
    gross: sumOf(steps, each => each.gross),
  };
}
