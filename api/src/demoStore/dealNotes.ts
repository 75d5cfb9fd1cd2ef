import type { DealStatus, DeliveryStatus } from '../rules/deals/dealValues.ts';
import type { Random } from './random.ts';

const GENERAL_NOTES = [
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
const DEAD_DEAL_NOTES = [
  'Customer backed out',
  'Bought elsewhere',
  'Unwound: bank pulled the approval',
  'Spouse said no',
];
const APPROVAL_NOTES = [
  'Stips: proof of income',
  'Declined at two banks, trying credit union',
  'Needs a cosigner',
];

interface DealNoteFacts {
  readonly dealStatus: DealStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
}

/** Creates the notes of a deal: always the reason of a dead deal, otherwise only sometimes a note. */
export function createDealNotes({ dealStatus, deliveryStatus }: DealNoteFacts, random: Random): string {
  if (dealStatus === 'DEAD') return random.pick(DEAD_DEAL_NOTES);
  if (deliveryStatus === 'OAC') return random.pick(APPROVAL_NOTES);
  return random.chance(0.2) ? random.pick(GENERAL_NOTES) : '';
}
