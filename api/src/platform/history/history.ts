import sql, { raw } from 'sql-template-tag';
import { firstOfMonth, type Month } from '../../rules/calendar/calendar.ts';
import type { Context } from '../context.ts';
import type { StatementRunner } from '../database/reader.ts';
import { type EntityField, formatHistoryValue } from '../rest/entityFields.ts';
import type { ChangeSource, Viewer } from '../viewer/viewer.ts';

/** The person who changes something, the time and the source. */
export interface HistoryAuthor {
  /** Null if the store itself makes the change. */
  readonly employeeId: number | null;
  readonly at: Date;
  readonly source: ChangeSource;
}

/** Returns the author for the viewer of this call, at this time. */
export const getHistoryAuthor = ({ viewer, clock, source }: Context): HistoryAuthor => ({
  employeeId: viewer.employeeId,
  at: clock.now(),
  source,
});

/**
 * The entity that changes. It contains only the properties that distinguish it from other entities of the
 * same kind.
 */
export interface HistorySubject {
  readonly month?: Month;
  /** An employee. */
  readonly personId?: number;
  /** The name of the entity, such as an access token. */
  readonly name?: string;
}

interface EntityChange<Fields extends RecordedEntity['fields']> {
  readonly subject: HistorySubject;
  /** Null if the entity is new. */
  readonly before: EntitySnapshot<Fields> | null;
  /** Null if the entity was removed. */
  readonly after: EntitySnapshot<Fields> | null;
}

/**
 * Writes a change of an entity into the history, in the transaction of the change. Writes nothing if no field
 * differs. Changes of deals have a separate history (`deals/writing/deal.statements.ts`).
 */
export async function recordChange<Fields extends RecordedEntity['fields']>(
  writer: StatementRunner,
  author: HistoryAuthor,
  entity: RecordedEntity<Fields>,
  change: EntityChange<Fields>,
): Promise<void> {
  const row = toHistoryRow(author, entity, change);
  if (!row) return;
  const columns = raw('noun, action, month, person_id, name, employee_id, changed_at, door, origin, fields');
  await writer.rows(
    sql`insert into store_change (${columns})
      select ${columns} from json_populate_record(null::store_change, ${JSON.stringify(row)})`,
  );
}

function toHistoryRow<Fields extends RecordedEntity['fields']>(
  { employeeId, at, source }: HistoryAuthor,
  { name: entityName, fields }: RecordedEntity<Fields>,
  { subject: { month, personId, name }, before, after }: EntityChange<Fields>,
): object | undefined {
  const fieldChanges = listFieldDifferences(fields, before, after);
  if (fieldChanges.length === 0) return undefined;
  return {
    noun: entityName,
    action: before === null ? 'add' : after === null ? 'remove' : 'change',
    month: month && firstOfMonth(month),
    person_id: personId,
    name,
    employee_id: employeeId,
    changed_at: at,
    door: source.channel,
    origin: source.origin,
    fields: fieldChanges,
  };
}

/** A field with recorded changes. */
export type RecordedField = Pick<EntityField, 'kind' | 'description' | 'toText'>;

type RecordedFields = Readonly<Record<string, RecordedField>>;

/** An entity with recorded changes, other than deals. */
export interface RecordedEntity<Fields extends RecordedFields = RecordedFields> {
  /** The name of the entity in the stored history. */
  readonly name: string;
  readonly description: string;
  /** Returns whether the viewer may read the changes of the entity. */
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
export function listFieldDifferences<Fields extends RecordedFields>(
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
