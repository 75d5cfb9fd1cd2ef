import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { type Deal, DealChange } from './deal.entity.ts';

/** The fields whose every change is kept, by the name that the history gives them. */
const RECORDED = [
  'number',
  'salesManagerId',
  'finManagerId',
  'closerId',
  'closerTeamFinal',
  'additionalId',
  'additionalTeamFinal',
  'customerName',
  'carInfo',
  'stockNum',
  'notes',
  'carType',
  'dealStatus',
  'tradeStatus',
  'deliveryStatus',
  'deliveryDate',
  'addedDate',
  'frontGross',
  'backGross',
  'isUpdated',
  'isConfirmed',
] as const satisfies readonly (keyof Deal)[];

/** A field whose changes are kept. */
export type RecordedField = (typeof RECORDED)[number];

type Recorded = Readonly<Record<RecordedField, string | null>>;

/** What a deal is before it is recorded and after it is deleted. */
export const NO_DEAL = {
  ...Object.fromEntries(RECORDED.map(field => [field, null])),
  isUpdated: 'false',
  isConfirmed: 'false',
} as Recorded;

/** The deal's recorded fields as text, to be compared with what they are after a change. */
export function snapshot(deal: Deal): Recorded {
  return Object.fromEntries(RECORDED.map(field => [field, textOf(deal[field])])) as Recorded;
}

function textOf(value: Deal[RecordedField]): string | null {
  return value === null || value === '' ? null : String(value);
}

/**
 * Writes one line per field that differs, in the transaction of the change itself (who, when, field, from, to).
 * @returns whether anything differed
 */
export function recordChanges(
  em: SqlEntityManager,
  { viewer, clock }: Context,
  action: DealChange['action'],
  deal: Deal,
  before: Recorded,
  after: Recorded = snapshot(deal),
): boolean {
  const changed = RECORDED.filter(field => before[field] !== after[field]);
  for (const field of changed) {
    em.persist(
      em.create(DealChange, {
        dealId: deal.id,
        dealNumber: deal.number,
        dealVersion: deal.version,
        action,
        employeeId: viewer.employeeId,
        changedAt: clock.now(),
        field,
        fromValue: before[field],
        toValue: after[field],
      }),
    );
  }
  return changed.length > 0;
}
