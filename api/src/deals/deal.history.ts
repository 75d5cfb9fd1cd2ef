import { blankOf, textOf } from '../rest/nounFields.ts';
import { TEAMS } from '../rules/people/teams.ts';
import { type DealField, dealFields } from './deal.fields.ts';

/** What was done to a deal as a whole. */
export type DealAction = 'record' | 'amend' | 'renumber' | 'delete' | 'restore';

/** A field whose changes are recorded: whatever a deal stores, so that nothing changes without a trace. */
export type RecordedField = keyof typeof dealFields;

/** What one change made of one field. Blank is null. */
export interface FieldChange {
  readonly field: RecordedField;
  readonly from: string | null;
  readonly to: string | null;
}

const recordedFields: Readonly<Record<RecordedField, DealField>> = dealFields;

/** A deal at one moment. */
type Recorded = Readonly<Record<RecordedField, unknown>>;

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

/** A deal's field as the history keeps it; blank is null. */
export const recordedText = (field: RecordedField, value: unknown): string | null =>
  textOf(recordedFields[field], value);

/** What a deal is before it is recorded and after it is deleted. */
export const NO_DEAL = blankOf(dealFields);

/** A line for each field in which a deal differs between two moments, in the order of the table of fields. */
export function linesBetween(before: Recorded, after: Recorded): FieldChange[] {
  return RECORDED.map(field => ({
    field,
    from: recordedText(field, before[field]),
    to: recordedText(field, after[field]),
  })).filter(({ from, to }) => from !== to);
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
