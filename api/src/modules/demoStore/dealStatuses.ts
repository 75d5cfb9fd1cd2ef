import { addDays, type Day } from '../../rules/calendar/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../rules/deals/dealValues.ts';
import type { Random } from './random.ts';

/** A combination of statuses, with its weight, and whether such a deal has a delivery date. */
interface StatusCombination {
  readonly dealStatus: DealStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
  readonly isScheduled: boolean;
  readonly weight: number;
}

const combination = (
  weight: number,
  dealStatus: DealStatus | null,
  deliveryStatus: DeliveryStatus | null,
  schedule: 'scheduled' | 'unscheduled' = 'scheduled',
): StatusCombination => ({ dealStatus, deliveryStatus, isScheduled: schedule === 'scheduled', weight });

/**
 * Weights for 1,000 deals of a stage. A DEAD deal that was delivered came back: it is not sold, and keeps its
 * teams and gross.
 */
const STATUS_COMBINATIONS: Readonly<Record<DealStage, readonly StatusCombination[]>> = {
  closed: [
    combination(860, 'HOGGED', 'DEL'),
    combination(10, 'IN FINANCE', 'DEL'),
    combination(5, null, 'DEL'),
    combination(20, 'DEAD', 'DEL'),
    combination(25, 'DEAD', 'OAC'),
    combination(20, 'DEAD', 'TBA'),
    combination(20, 'DEAD', null, 'unscheduled'),
    combination(15, null, 'OAC'),
    combination(10, 'IN FINANCE', 'OAC'),
    combination(10, 'IN FINANCE', 'TBA', 'unscheduled'),
    combination(5, null, null, 'unscheduled'),
  ],
  working: [
    combination(720, 'HOGGED', 'DEL'),
    combination(120, 'IN FINANCE', 'DEL'),
    combination(20, 'DEAD', 'DEL'),
    combination(30, 'DEAD', 'OAC'),
    combination(30, 'IN FINANCE', 'OAC'),
    combination(40, 'IN FINANCE', 'TBA', 'unscheduled'),
    combination(20, 'HOGGED', 'TBA'),
    combination(20, null, 'TBA', 'unscheduled'),
  ],
  fresh: [
    combination(280, 'HOGGED', 'DEL'),
    combination(330, 'IN FINANCE', 'DEL'),
    combination(60, null, 'DEL'),
    combination(100, 'IN FINANCE', 'TBA'),
    combination(80, 'IN FINANCE', 'OAC'),
    combination(60, null, 'TBA', 'unscheduled'),
    combination(50, null, null),
    combination(40, 'DEAD', null),
  ],
  ahead: [
    combination(450, 'IN FINANCE', 'TBA'),
    combination(250, null, 'TBA'),
    combination(150, 'IN FINANCE', null),
    combination(100, 'HOGGED', 'DEL'),
    combination(50, 'IN FINANCE', 'OAC'),
  ],
};

export const pickStatuses = (stage: DealStage, random: Random): StatusCombination =>
  random.pickWeighted(STATUS_COMBINATIONS[stage], candidate => candidate.weight);

const WEIGHTED_TRADE_STATUSES: readonly (readonly [weight: number, TradeStatus | null])[] = [
  [42, 'TRADE'],
  [3, 'TRADE X2'],
  [47, 'NO TRADE'],
  [8, null],
];

export const pickTradeStatus = (random: Random) =>
  random.pickWeighted(WEIGHTED_TRADE_STATUSES, ([weight]) => weight)[1];

const WEIGHTED_CAR_TYPES: readonly (readonly [weight: number, CarType | null])[] = [
  [42, 'New'],
  [39, 'Used'],
  [16, 'Cert'],
  [3, null],
];

export const pickCarType = (random: Random) =>
  random.pickWeighted(WEIGHTED_CAR_TYPES, ([weight]) => weight)[1];

/** The progress of a deal by its delivery day: in the future, recent, in process, or finished. */
export type DealStage = 'ahead' | 'fresh' | 'working' | 'closed';

const FRESH_DAYS = 4;
const WORKING_DAYS = 21;

/**
 * Returns the stage of a deal.
 * @param day the delivery day, also of a deal that was never delivered
 */
export function getDealStage(day: Day, today: Day): DealStage {
  if (day > today) return 'ahead';
  if (day > addDays(today, -FRESH_DAYS)) return 'fresh';
  return day > addDays(today, -WORKING_DAYS) ? 'working' : 'closed';
}
