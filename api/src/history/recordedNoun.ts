import { type EntityField, formatHistoryValue } from '../platform/rest/entityFields.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** A field with recorded changes. */
export type RecordedField = Pick<EntityField, 'kind' | 'description' | 'toText'>;

type RecordedFields = Readonly<Record<string, RecordedField>>;

/** An entity with recorded changes, other than deals. */
export interface RecordedEntity<Fields extends RecordedFields = RecordedFields> {
  /** The name under which the history stores it. */
  readonly name: string;
  readonly description: string;
  /** Returns whether the viewer may read its changes. */
  readonly right: (viewer: Viewer) => boolean;
  readonly fields: Fields;
}

/** The recorded fields of an entity at one moment. */
export type EntitySnapshot<Fields extends RecordedFields> = Readonly<Record<keyof Fields, unknown>>;

/** The change of one field. Blank is null. */
export interface FieldChange<Field extends string = string> {
  readonly field: Field;
  readonly from: string | null;
  readonly to: string | null;
}

/** Copies the recorded fields of an entity, to compare them after a change. */
export const takeSnapshot = <Fields extends RecordedFields>(
  { fields }: RecordedEntity<Fields>,
  entity: EntitySnapshot<Fields>,
): EntitySnapshot<Fields> =>
  Object.fromEntries(Object.keys(fields).map(name => [name, entity[name]])) as EntitySnapshot<Fields>;

/**
 * Lists the fields that differ between two moments, in field order. A null state means that the entity did
 * not exist.
 */
export function differences<Fields extends RecordedFields>(
  fields: Fields,
  before: EntitySnapshot<Fields> | null,
  after: EntitySnapshot<Fields> | null,
): FieldChange<keyof Fields & string>[] {
  return Object.entries<RecordedField>(fields)
    .map(([field, fieldType]) => ({
      field,
      from: formatHistoryValue(fieldType, before?.[field] ?? null),
      to: formatHistoryValue(fieldType, after?.[field] ?? null),
    }))
    .filter(({ from, to }) => from !== to);
}
