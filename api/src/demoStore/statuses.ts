import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/deals/dealValues.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

/** Where a deal stands, how often it stands there, and whether it has a delivery date at all. */
interface Standing {
  readonly dealStatus: DealStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
  readonly isScheduled: boolean;
  readonly weight: number;
}

const stands = (
  weight: number,
  dealStatus: DealStatus | null,
  deliveryStatus: DeliveryStatus | null,
  schedule: 'scheduled' | 'unscheduled' = 'scheduled',
): Standing => ({ dealStatus, deliveryStatus, isScheduled: schedule === 'scheduled', weight });

/** Per 1,000 deals of a stage. A DEAD one that was delivered came back: it is not sold, and keeps its teams and gross. */
const STANDINGS: Readonly<Record<Stage, readonly Standing[]>> = {
  closed: [
    stands(860, 'HOGGED', 'DEL'),
    stands(10, 'IN FINANCE', 'DEL'),
    stands(5, null, 'DEL'),
    stands(20, 'DEAD', 'DEL'),
    stands(25, 'DEAD', 'OAC'),
    stands(20, 'DEAD', 'TBA'),
    stands(20, 'DEAD', null, 'unscheduled'),
    stands(15, null, 'OAC'),
    stands(10, 'IN FINANCE', 'OAC'),
    stands(10, 'IN FINANCE', 'TBA', 'unscheduled'),
    stands(5, null, null, 'unscheduled'),
  ],
  working: [
    stands(720, 'HOGGED', 'DEL'),
    stands(120, 'IN FINANCE', 'DEL'),
    stands(20, 'DEAD', 'DEL'),
    stands(30, 'DEAD', 'OAC'),
    stands(30, 'IN FINANCE', 'OAC'),
    stands(40, 'IN FINANCE', 'TBA', 'unscheduled'),
    stands(20, 'HOGGED', 'TBA'),
    stands(20, null, 'TBA', 'unscheduled'),
  ],
  fresh: [
    stands(280, 'HOGGED', 'DEL'),
    stands(330, 'IN FINANCE', 'DEL'),
    stands(60, null, 'DEL'),
    stands(100, 'IN FINANCE', 'TBA'),
    stands(80, 'IN FINANCE', 'OAC'),
    stands(60, null, 'TBA', 'unscheduled'),
    stands(50, null, null),
    stands(40, 'DEAD', null),
  ],
  ahead: [
    stands(450, 'IN FINANCE', 'TBA'),
    stands(250, null, 'TBA'),
    stands(150, 'IN FINANCE', null),
    stands(100, 'HOGGED', 'DEL'),
    stands(50, 'IN FINANCE', 'OAC'),
  ],
};

export const standingOf = (stage: Stage, random: Random): Standing =>
  random.pickBy(STANDINGS[stage], standing => standing.weight);

const TRADES: readonly (readonly [weight: number, TradeStatus | null])[] = [
  [42, 'TRADE'],
  [3, 'TRADE X2'],
  [47, 'NO TRADE'],
  [8, null],
];

export const tradeStatus = (random: Random) => random.pickBy(TRADES, ([weight]) => weight)[1];

const CAR_TYPES: readonly (readonly [weight: number, CarType | null])[] = [
  [42, 'New'],
  [39, 'Used'],
  [16, 'Cert'],
  [3, null],
];

export const carType = (random: Random) => random.pickBy(CAR_TYPES, ([weight]) => weight)[1];
