import type { DealStatus, DeliveryStatus } from '../rules/deals/dealValues.ts';
import type { Random } from './random.ts';

const ON_ANY = [
  'We owe: floor mats',
  'We owe: second key',
  'We owe: tint, front windows',
  'Plate transfer',
  'Repeat customer',
  'Referred by service',
  'Out of state, temp tag',
  'Cash deal',
  'Lease return',
  'Waiting on title for trade',
];
const WHEN_DEAD = [
  'Customer backed out',
  'Bought elsewhere',
  'Unwound: bank pulled the approval',
  'Spouse said no',
];
const WHEN_ON_APPROVAL = [
  'Stips: proof of income',
  'Declined at two banks, trying credit union',
  'Needs a cosigner',
];

interface Standing {
  readonly dealStatus: DealStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
}

/** What the desk wrote down: the reason of a dead deal always, otherwise now and then something. */
export function dealNotes({ dealStatus, deliveryStatus }: Standing, random: Random): string {
  if (dealStatus === 'DEAD') return random.pick(WHEN_DEAD);
  if (deliveryStatus === 'OAC') return random.pick(WHEN_ON_APPROVAL);
  return random.chance(0.2) ? random.pick(ON_ANY) : '';
}
