import { addDays, type Day } from '../../rules/calendar/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../rules/deals/dealValues.ts';
import type { Random } from './random.ts';

/** A combination of statuses, with its weight and whether a deal with these statuses has a delivery date. */
interface StatusCombination {
  readonly dealStatus: DealStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
  readonly isScheduled: boolean;
  readonly weight: number;
}

const createCombination = (
  weight: number,
  dealStatus: DealStatus | null,
  deliveryStatus: DeliveryStatus | null,
  schedule: 'scheduled' | 'unscheduled' = 'scheduled',
): StatusCombination => ({ dealStatus, deliveryStatus, isScheduled: schedule === 'scheduled', weight });

/**
 * Weights of the combinations for 1,000 deals of a stage. A DEAD deal with a delivery date was returned by
 * the customer. It does not count as sold, but keeps its teams and gross.
 */
const STATUS_COMBINATIONS: Readonly<Record<DealStage, readonly StatusCombination[]>> = {
  closed: [
    createCombination(860, 'HOGGED', 'DEL'),
    createCombination(10, 'IN FINANCE', 'DEL'),
    createCombination(5, null, 'DEL'),
    createCombination(20, 'DEAD', 'DEL'),
    createCombination(25, 'DEAD', 'OAC'),
    createCombination(20, 'DEAD', 'TBA'),
    createCombination(20, 'DEAD', null, 'unscheduled'),
    createCombination(15, null, 'OAC'),
    createCombination(10, 'IN FINANCE', 'OAC'),
    createCombination(10, 'IN FINANCE', 'TBA', 'unscheduled'),
    createCombination(5, null, null, 'unscheduled'),
  ],
  working: [
    createCombination(720, 'HOGGED', 'DEL'),
    createCombination(120, 'IN FINANCE', 'DEL'),
    createCombination(20, 'DEAD', 'DEL'),
    createCombination(30, 'DEAD', 'OAC'),
    createCombination(30, 'IN FINANCE', 'OAC'),
    createCombination(40, 'IN FINANCE', 'TBA', 'unscheduled'),
    createCombination(20, 'HOGGED', 'TBA'),
    createCombination(20, null, 'TBA', 'unscheduled'),
  ],
  fresh: [
    createCombination(280, 'HOGGED', 'DEL'),
    createCombination(330, 'IN FINANCE', 'DEL'),
    createCombination(60, null, 'DEL'),
    createCombination(100, 'IN FINANCE', 'TBA'),
    createCombination(80, 'IN FINANCE', 'OAC'),
    createCombination(60, null, 'TBA', 'unscheduled'),
    createCombination(50, null, null),
    createCombination(40, 'DEAD', null),
  ],
  ahead: [
    createCombination(450, 'IN FINANCE', 'TBA'),
    createCombination(250, null, 'TBA'),
    createCombination(150, 'IN FINANCE', null),
    createCombination(100, 'HOGGED', 'DEL'),
    createCombination(50, 'IN FINANCE', 'OAC'),
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
 * @param day the delivery day, or the planned delivery day of a deal that was never delivered
 */
export function getDealStage(day: Day, today: Day): DealStage {
  if (day > today) return 'ahead';
  if (day > addDays(today, -FRESH_DAYS)) return 'fresh';
  return day > addDays(today, -WORKING_DAYS) ? 'working' : 'closed';
}
