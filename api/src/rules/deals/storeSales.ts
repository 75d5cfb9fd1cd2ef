import { type Day, type DayRange, toMonth } from '../calendar/calendar.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { Cents } from '../numbers/money.ts';
import { type CarUnits, sumUnits, type Units } from '../numbers/units.ts';

/**
 * The store's sold deals of a range and their gross. Each deal counts 1, with or without a credited
 * salesperson.
 */
export interface StoreSales extends CarUnits {
  /** Certified cars, which `used` includes. */
  readonly certified: Units;
  /** Front plus back gross, negatives included. */
  readonly gross: Cents;
}

/** The step of sales over time: days within one calendar month, months for longer ranges. */
export type StepSize = 'day' | 'month';

/** The store's sold deals of one step. */
export interface StoreSalesStep extends StoreSales {
  /** The day, or the first day of the month. */
  readonly start: Day;
}

/** Returns `day` for a range within one calendar month, otherwise `month`. */
export function getStepSize({ start, end }: DayRange): StepSize {
  return toMonth(start) === toMonth(end) ? 'day' : 'month';
}

/** Adds up the sales of all steps. */
export function sumStoreSales(steps: readonly StoreSalesStep[]): StoreSales {
  return {
    ...sumUnits(steps),
    certified: sumBy(steps, each => each.certified),
    gross: sumBy(steps, each => each.gross),
  };
}
