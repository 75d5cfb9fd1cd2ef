import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { TEAMS } from '../rules/people/teams.ts';
import { type Deal, DealChange } from './deal.entity.ts';
import { type DealField, dealFields } from './deal.fields.ts';

/** A field whose changes are recorded: whatever a deal stores, so that nothing changes without a trace. */
export type RecordedField = Exclude<keyof Deal, 'id' | 'version' | 'createdAt'>;

/** This compiles only if every stored field is in the table of fields. */
const recordedFields: Readonly<Record<RecordedField, DealField>> = dealFields;

const RECORDED = Object.keys(recordedFields) as RecordedField[];

/** What GraphQL calls a recorded field: `customerName` is CUSTOMER_NAME. */
export function historyName(field: RecordedField): string {
  const { history } = recordedFields[field];
  return history ?? field.replace(/Id$/, '').replace(/[A-Z]/g, '_$&').toUpperCase();
}

/** The recorded fields by the names that GraphQL gives them. */
export const RECORDED_FIELDS: Readonly<Record<string, RecordedField>> = Object.fromEntries(
  RECORDED.map(field => [historyName(field), field]),
);

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

/** Final teams follow from what people change; nobody types them. */
export const isTyped = (field: RecordedField): boolean => recordedFields[field].kind !== 'team';

/** A recorded value as people read it: names in place of keys; the rest as it was stored. */
export function valueInWords(
  field: RecordedField,
  value: string | null,
  people: ReadonlyMap<number, { readonly name: string }>,
): string | null {
  if (value === null) return null;
  const { kind } = recordedFields[field];
  if (kind === 'person') return people.get(Number(value))?.name ?? value;
  if (kind === 'team') return TEAMS.find(({ id }) => id === Number(value))?.name ?? value;
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
 * The last version that a deal had under this number, 0 when none did. A deal that takes the number continues from
 * there, so that a form which still shows the earlier deal is recognised as outdated.
 */
export async function lastVersionOf(em: SqlEntityManager, number: number): Promise<number> {
  const last = await em.findOne(DealChange, { dealNumber: number }, { orderBy: { dealVersion: 'desc' } });
  return last?.dealVersion ?? 0;
}
