/** Deal statuses; a deal may have none. */
export const DEAL_STATUSES = ['HOGGED', 'IN FINANCE', 'DEAD'] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

/** Delivery statuses; a deal may have none. */
export const DELIVERY_STATUSES = ['DEL', 'TBA', 'OAC'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Trade statuses; a deal may have none. */
export const TRADE_STATUSES = ['TRADE', 'TRADE X2', 'NO TRADE'] as const;
export type TradeStatus = (typeof TRADE_STATUSES)[number];

/** Car types; a deal may have none. */
export const CAR_TYPES = ['New', 'Used', 'Cert'] as const;
export type CarType = (typeof CAR_TYPES)[number];

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

/** Returns whether a car is certified, a subset of the used cars (rules.md, A deal, "Car class"). */
export function isCertified(carType: CarType | null): boolean {
  return carType === 'Cert';
}

/** The cars that a figure counts: the cars of one class, or only the certified cars. */
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

/** The number of deals by trade status. */
export interface TradeCounts {
  readonly single: number;
  readonly double: number;
}

/** Returns the cars traded in: TRADE counts 1, TRADE X2 counts 2 (rules.md, Trade). */
export function countTrades({ single, double }: TradeCounts): number {
  return single + 2 * double;
}

/** Returns the cars traded in for one deal, by its trade status (rules.md, Trade). */
export function countTradesOfDeal(status: TradeStatus | null): number {
  return countTrades({ single: status === 'TRADE' ? 1 : 0, double: status === 'TRADE X2' ? 1 : 0 });
}
