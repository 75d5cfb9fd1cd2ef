import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { TEAMS } from '../rules/teams.ts';
import { type Deal, DealChange } from './deal.entity.ts';

/** The fields whose every change is kept, by the names that GraphQL and the history give them. */
export const RECORDED_FIELDS = {
  NUMBER: 'number',
  SALES_MANAGER: 'salesManagerId',
  FINANCE_MANAGER: 'finManagerId',
  CLOSER: 'closerId',
  CLOSER_TEAM_FINAL: 'closerTeamFinal',
  ADDITIONAL: 'additionalId',
  ADDITIONAL_TEAM_FINAL: 'additionalTeamFinal',
  CUSTOMER_NAME: 'customerName',
  CAR_INFO: 'carInfo',
  STOCK_NUM: 'stockNum',
  NOTES: 'notes',
  CAR_TYPE: 'carType',
  DEAL_STATUS: 'dealStatus',
  TRADE_STATUS: 'tradeStatus',
  DELIVERY_STATUS: 'deliveryStatus',
  DELIVERY_DATE: 'deliveryDate',
  ADDED_DATE: 'addedDate',
  FRONT_GROSS: 'frontGross',
  BACK_GROSS: 'backGross',
  IS_UPDATED: 'isUpdated',
  IS_CONFIRMED: 'isConfirmed',
} as const satisfies Record<string, keyof Deal>;

/** A field whose changes are kept. */
export type RecordedField = (typeof RECORDED_FIELDS)[keyof typeof RECORDED_FIELDS];

const RECORDED = Object.values(RECORDED_FIELDS);

/** The recorded fields of a deal at one moment, as text; blank is null. */
export type Recorded = Readonly<Record<RecordedField, string | null>>;

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

/** The recorded fields that differ between two moments. */
export function changedFields(before: Recorded, after: Recorded): RecordedField[] {
  return RECORDED.filter(field => before[field] !== after[field]);
}

const PEOPLE: readonly RecordedField[] = ['salesManagerId', 'finManagerId', 'closerId', 'additionalId'];
/** They follow from what people change; nobody types them. */
export const FINAL_TEAMS: readonly RecordedField[] = ['closerTeamFinal', 'additionalTeamFinal'];

/** A recorded value as people read it: names in place of keys; the rest as it was stored. */
export function valueInWords(
  field: RecordedField,
  value: string | null,
  people: ReadonlyMap<number, { readonly name: string }>,
): string | null {
  if (value === null) return null;
  if (PEOPLE.includes(field)) return people.get(Number(value))?.name ?? value;
  if (FINAL_TEAMS.includes(field)) return TEAMS.find(({ id }) => id === Number(value))?.name ?? value;
  return value;
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
  const changed = changedFields(before, after);
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

/**
 * The last version that a deal had under this number, 0 when none did. Whoever takes the number goes on from there: a form
 * that still shows the deal that had it before can then be told from one that shows this deal.
 */
export async function lastVersionOf(em: SqlEntityManager, number: number): Promise<number> {
  const last = await em.findOne(DealChange, { dealNumber: number }, { orderBy: { dealVersion: 'desc' } });
  return last?.dealVersion ?? 0;
}
