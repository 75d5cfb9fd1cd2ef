import type { Month } from '../calendar/calendar.ts';
import { sumOf } from './arithmetic.ts';

/** Cars sold: 1 for a whole deal, 0.5 for half of a split. Multiples of 0.5, so that sums are exact. */
export type Units = number;

/** Units by what the cars count as (rules.md, A deal, "Car class"). */
export interface CarUnits {
  readonly new: Units;
  readonly used: Units;
  readonly unclassified: Units;
}

/** The units that one calendar month adds. */
export interface MonthUnits extends CarUnits {
  readonly month: Month;
}

/** New, used and unclassified together. */
export function totalUnits(units: CarUnits): Units {
  return units.new + units.used + units.unclassified;
}

/** The sum of each class. */
export function sumUnits(all: readonly CarUnits[]): CarUnits {
  return {
    new: sumOf(all, each => each.new),
    used: sumOf(all, each => each.used),
    unclassified: sumOf(all, each => each.unclassified),
  };
}
