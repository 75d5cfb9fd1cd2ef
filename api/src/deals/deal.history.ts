import { differences, type FieldChange as NounFieldChange } from '../history/recordedNoun.ts';
import { valueInWords } from '../history/valueInWords.ts';
import { getBlankValues, formatHistoryValue } from '../platform/rest/entityFields.ts';
import { toEnumCase } from '../rules/text/graphqlNames.ts';
import { type DealField, dealFields } from './deal.fields.ts';

/** What was done to a deal as a whole. */
export type DealAction = 'record' | 'amend' | 'renumber' | 'delete' | 'restore';

/** What the history says that a team was frozen by (closing.md, What is frozen). */
export const FROZEN_BY = 'the closing of the month';

/** A field whose changes are recorded: whatever a deal stores, so that nothing changes without a trace. */
export type RecordedField = keyof typeof dealFields;

/** What one change made of one field. Blank is null. */
export type FieldChange = NounFieldChange<RecordedField>;

const recordedFields: Readonly<Record<RecordedField, DealField>> = dealFields;

/** A deal at one moment. */
type Recorded = Readonly<Record<RecordedField, unknown>>;

const RECORDED = Object.keys(recordedFields) as RecordedField[];

/** What GraphQL calls a recorded field: `customerName` is CUSTOMER_NAME. */
export function historyName(field: RecordedField): string {
  const { history } = recordedFields[field];
  return history ?? toEnumCase(field.replace(/Id$/, ''));
}

/** The recorded fields by the names that GraphQL gives them. */
export const RECORDED_FIELDS: Readonly<Record<string, RecordedField>> = Object.fromEntries(
  RECORDED.map(field => [historyName(field), field]),
);

/** A deal's field as the history keeps it; blank is null. */
export const recordedText = (field: RecordedField, value: unknown): string | null =>
  formatHistoryValue(recordedFields[field], value);

/** What a deal is before it is recorded and after it is deleted. */
export const NO_DEAL = getBlankValues(dealFields);

/** A line for each field in which a deal differs between two moments, in the order of the table of fields. */
export const linesBetween = (before: Recorded, after: Recorded): FieldChange[] =>
  differences(recordedFields, before, after);

/** Final teams follow from what people change; nobody types them. */
export const isTyped = (field: RecordedField): boolean => recordedFields[field].kind !== 'team';

/** A recorded value as people read it (`history/valueInWords.ts`). */
export const dealValueInWords = (
  field: RecordedField,
  value: string | null,
  people: Parameters<typeof valueInWords>[2],
): string | null => valueInWords(recordedFields[field].kind, value, people);
