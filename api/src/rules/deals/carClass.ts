import { CAR_TYPES, type CarType } from './dealValues.ts';

/** What a car counts as; a blank car type is unclassified and counts in totals only. */
export type CarClass = 'new' | 'used' | 'unclassified';

/** New is new; Used and Cert are used; blank is unclassified (rules.md, A deal, "Car class"). */
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

/** Whether a used car is also counted as certified, an "of which" (rules.md, A deal, "Car class"). */
export function isCertified(carType: CarType | null): boolean {
  return carType === 'Cert';
}

/** Which cars a figure counts: a class, or the certified ones of the used. */
export type CountedCars = CarClass | 'certified';

/** The leaderboard's choice of cars: All Cars, New, Used. */
export const CAR_FILTERS = ['All', 'New', 'Used'] as const;
export type CarFilter = (typeof CAR_FILTERS)[number];

/** The car types that pass a filter, Used including Cert; null when every deal passes, without a type too (rules.md, Leaderboard). */
export function carTypesPassing(filter: CarFilter): readonly CarType[] | null {
  if (filter === 'All') return null;
  const wanted: CarClass = filter === 'New' ? 'new' : 'used';
  return CAR_TYPES.filter(carType => carClass(carType) === wanted);
}
