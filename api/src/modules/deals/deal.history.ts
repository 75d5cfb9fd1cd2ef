import { formatHistoryText } from '../../platform/history/formatHistoryText.ts';
import {
  type FieldChange as EntityFieldChange,
  listFieldDifferences,
} from '../../platform/history/history.ts';
import { formatHistoryValue, getBlankValues } from '../../platform/rest/entityFields.ts';
import { toEnumCase } from '../../rules/text/graphqlNames.ts';
import { type DealField, dealFields } from './deal.fields.ts';

/** Actions on a whole deal, as the history stores them. */
export type DealAction = 'record' | 'amend' | 'renumber' | 'delete' | 'restore';

/** Origin that the history shows for final teams that a closing froze (closing.md, Frozen values). */
export const TEAM_FREEZE_ORIGIN = 'the closing of the month';

/** A field with changes that the history records. The history records every stored field of a deal. */
export type RecordedDealField = keyof typeof dealFields;

/** A change of one deal field. Blank is null. */
export type DealFieldChange = EntityFieldChange<RecordedDealField>;

const recordedFields: Readonly<Record<RecordedDealField, DealField>> = dealFields;

/** Field values of a deal at one moment. */
type DealSnapshot = Readonly<Record<RecordedDealField, unknown>>;

const RECORDED_FIELD_NAMES = Object.keys(recordedFields) as RecordedDealField[];

/** Returns the GraphQL name of a recorded field: `customerName` becomes CUSTOMER_NAME. */
export function toHistoryName(field: RecordedDealField): string {
  const { historyEnumValue } = recordedFields[field];
  return historyEnumValue ?? toEnumCase(field.replace(/Id$/, ''));
}

/** The recorded fields by their GraphQL names. */
export const RECORDED_FIELDS: Readonly<Record<string, RecordedDealField>> = Object.fromEntries(
  RECORDED_FIELD_NAMES.map(field => [toHistoryName(field), field]),
);

/** Returns a field value as the history stores it; blank is null. */
export const toHistoryText = (field: RecordedDealField, value: unknown): string | null =>
  formatHistoryValue(recordedFields[field], value);

/** A deal with only blank fields. It represents a deal before its creation and after its deletion. */
export const EMPTY_DEAL = getBlankValues(dealFields);

/** Lists the fields that differ between two states of a deal, in the order of the field table. */
export const listFieldChanges = (before: DealSnapshot, after: DealSnapshot): DealFieldChange[] =>
  listFieldDifferences(recordedFields, before, after);

/** Returns whether users type this field. Final teams are derived from other fields instead. */
export const isTypedField = (field: RecordedDealField): boolean => recordedFields[field].kind !== 'team';

/** Formats a recorded value for people. */
export const formatDealValue = (
  field: RecordedDealField,
  value: string | null,
  people: Parameters<typeof formatHistoryText>[2],
): string | null => formatHistoryText(recordedFields[field].kind, value, people);
