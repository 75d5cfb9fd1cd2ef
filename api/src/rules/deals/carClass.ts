import { CAR_TYPES, type CarType } from './dealValues.ts';

/** The class that a car counts as. A blank car type is unclassified and counts only in totals. */
export type CarClass = 'new' | 'used' | 'unclassified';

/**
 * Returns the class: New is new, Used and Cert are used, blank is unclassified (rules.md, A deal, "Car
 * class").
 */
export function carClass(carType: CarType | null): CarClass {
  switch (carType) {
    case 'New':
      return 'new';
    case 'Used':
    case 'Cert':
      return 'used';
    case null:
      return 'unclassified';
  }
}

/** Returns whether a used car also counts as certified, an "of which" (rules.md, A deal, "Car class"). */
export function isCertified(carType: CarType | null): boolean {
  return carType === 'Cert';
}

/** The cars that a figure counts: a class, or the certified cars among the used. */
export type CountedCars = CarClass | 'certified';

/** The car filters of the leaderboard: All Cars, New, Used. */
export const CAR_FILTERS = ['All', 'New', 'Used'] as const;
export type CarFilter = (typeof CAR_FILTERS)[number];

/**
 * Returns the car types that pass a filter; Used includes Cert. Returns null when every deal passes, even one
 * without a car type (rules.md, Leaderboard).
 */
export function listCarTypes(filter: CarFilter): readonly CarType[] | null {
  if (filter === 'All') return null;
  const allowedClass: CarClass = filter === 'New' ? 'new' : 'used';
  return CAR_TYPES.filter(carType => carClass(carType) === allowedClass);
}
