import { type EntityField, formatHistoryValue } from '../platform/rest/entityFields.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** A field whose changes are recorded. */
export type RecordedField = Pick<EntityField, 'kind' | 'description' | 'toText'>;

type RecordedFields = Readonly<Record<string, RecordedField>>;

/** A noun, other than deals, whose changes are recorded. */
export interface RecordedNoun<Fields extends RecordedFields = RecordedFields> {
  /** What the history stores it as. */
  readonly name: string;
  readonly description: string;
  /** Who may read what changed. */
  readonly right: (viewer: Viewer) => boolean;
  readonly fields: Fields;
}

/** The recorded fields of a noun at one moment. */
export type Recorded<Fields extends RecordedFields> = Readonly<Record<keyof Fields, unknown>>;

/** What one change made of one field. Blank is null. */
export interface FieldChange<Field extends string = string> {
  readonly field: Field;
  readonly from: string | null;
  readonly to: string | null;
}

/** Those fields of a noun as they are now, to be compared once it has changed. */
export const asItStands = <Fields extends RecordedFields>(
  { fields }: RecordedNoun<Fields>,
  noun: Recorded<Fields>,
): Recorded<Fields> =>
  Object.fromEntries(Object.keys(fields).map(name => [name, noun[name]])) as Recorded<Fields>;

/** A line for each field that differs between two moments, in the order of the fields; null is before it was, or after. */
export function differences<Fields extends RecordedFields>(
  fields: Fields,
  before: Recorded<Fields> | null,
  after: Recorded<Fields> | null,
): FieldChange<keyof Fields & string>[] {
  return Object.entries<RecordedField>(fields)
    .map(([field, kind]) => ({
      field,
      from: formatHistoryValue(kind, before?.[field] ?? null),
      to: formatHistoryValue(kind, after?.[field] ?? null),
    }))
    .filter(({ from, to }) => from !== to);
}
