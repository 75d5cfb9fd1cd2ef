import type { Month } from '../calendar/calendar.ts';
import { sumBy } from './arithmetic.ts';

/** Cars sold: 1 for a whole deal, 0.5 for half of a split. Multiples of 0.5, so sums are exact. */
export type Units = number;

/** Units by class of car (rules.md, A deal, "Car class"). */
export interface CarUnits {
  readonly new: Units;
  readonly used: Units;
  readonly unclassified: Units;
}

/** The units of one calendar month. */
export interface MonthUnits extends CarUnits {
  readonly month: Month;
}

/** Adds new, used and unclassified units. */
export function totalUnits(units: CarUnits): Units {
  return units.new + units.used + units.unclassified;
}

/** Adds up the units of each class. */
export function sumUnits(all: readonly CarUnits[]): CarUnits {
  return {
    new: sumBy(all, each => each.new),
    used: sumBy(all, each => each.used),
    unclassified: sumBy(all, each => each.unclassified),
  };
}
