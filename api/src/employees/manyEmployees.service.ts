import sql, { raw } from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { notSignedIn } from '../platform/errors.ts';
import { authorOf, recordChange } from '../history/record.ts';
import { announce } from '../live/announce.ts';
import { listColumnNames, selectColumnsSql, toColumns } from '../platform/rest/entityFields.ts';
import type { Position } from '../rules/people/positions.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import { type EmployeeFieldsRow, employeeFields } from './employee.fields.ts';
import { employeeHistory } from './employee.history.ts';
import { canGrantPosition } from './employee.policy.ts';

const INSERT_COLUMNS = listColumnNames(employeeFields).join(', ');
const returningColumnsSql = raw(`id, ${selectColumnsSql(employeeFields)}`);

/** A stored employee, with the given fields and an id. */
export type EmployeeFieldsWithId = EmployeeFieldsRow & { readonly id: number };

/**
 * Adds employees without an invitation or a linked account.
 * @throws FORBIDDEN for a position that the viewer may not grant, CONFLICT for an email that is taken
 */
export async function addEmployees(
  writer: Writer,
  context: Context,
  people: readonly EmployeeFieldsRow[],
): Promise<EmployeeFieldsWithId[]> {
  if (people.length === 0) return [];
  const viewer = await lockViewer(writer, context.viewer);
  for (const { position } of people) requireAbility(canGrantPosition(viewer, position), 'You may not add such people.');
  const rows = JSON.stringify(people.map(person => toColumns(employeeFields, person)));
  const added = await writer.rows<EmployeeFieldsWithId>(sql`
    insert into employee (created_at, ${raw(INSERT_COLUMNS)})
    select ${context.clock.now()}, ${raw(INSERT_COLUMNS)} from json_populate_recordset(null::employee, ${rows})
    returning ${returningColumnsSql}`);
  for (const person of added) await recordEmployeeChange(writer, context, { person, before: null, after: person });
  await announceEmployees(writer);
  return added;
}

/**
 * Deletes employees without references. The database rejects the deletion of employees that other rows refer
 * to.
 */
export async function deleteEmployees(
  writer: Writer,
  context: Context,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const removed = await writer.rows<EmployeeFieldsWithId>(
    sql`delete from employee where id = any(${ids}::integer[]) returning ${returningColumnsSql}`,
  );
  for (const person of removed) await recordEmployeeChange(writer, context, { person, before: person, after: null });
  await announceEmployees(writer);
}

interface EmployeeChangeRecord {
  readonly person: EmployeeFieldsWithId;
  readonly before: EmployeeFieldsWithId | null;
  readonly after: EmployeeFieldsWithId | null;
}

/** Records an added or deleted employee in the history. Neither has ever signed in. */
const recordEmployeeChange = (writer: Writer, context: Context, { person: { id, name }, before, after }: EmployeeChangeRecord) =>
  recordChange(writer, authorOf(context), employeeHistory, {
    of: { personId: id, name },
    before: before && { ...before, signIn: null },
    after: after && { ...after, signIn: null },
  });

/** Announces that employees have changed, when the transaction commits. */
const announceEmployees = (writer: Writer) => announce(writer, { topic: 'EMPLOYEES', days: [] });

/** Returns the viewer with their current position, and locks it until the transaction ends (decision 042). */
async function lockViewer(writer: Writer, viewer: Viewer): Promise<Viewer> {
  const row = await writer.row<{ position: Position }>(
    sql`select position from employee where id = ${viewer.employeeId} and is_active for update`,
  );
  if (!row) throw notSignedIn();
  return { ...viewer, position: row.position };
}
