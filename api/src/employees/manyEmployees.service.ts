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
import { canGrant } from './employee.policy.ts';

const COLUMNS = listColumnNames(employeeFields).join(', ');
const STORED = raw(`id, ${selectColumnsSql(employeeFields)}`);

/** An employee with the fields that they have been given. */
export type StoredPerson = EmployeeFieldsRow & { readonly id: number };

/**
 * Adds people, without an invitation and without an account.
 * @throws FORBIDDEN for a position that the viewer may not grant, CONFLICT for an e-mail that someone has
 */
export async function addEmployees(
  writer: Writer,
  context: Context,
  people: readonly EmployeeFieldsRow[],
): Promise<StoredPerson[]> {
  if (people.length === 0) return [];
  const viewer = await viewerNow(writer, context.viewer);
  for (const { position } of people) requireAbility(canGrant(viewer, position), 'You may not add such people.');
  const rows = JSON.stringify(people.map(person => toColumns(employeeFields, person)));
  const added = await writer.rows<StoredPerson>(sql`
    insert into employee (created_at, ${raw(COLUMNS)})
    select ${context.clock.now()}, ${raw(COLUMNS)} from json_populate_recordset(null::employee, ${rows})
    returning ${STORED}`);
  for (const person of added) await tell(writer, context, { person, before: null, after: person });
  await announceEmployees(writer);
  return added;
}

/** Takes away people whom nothing names. The database refuses when something does. */
export async function removeEmployees(
  writer: Writer,
  context: Context,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const removed = await writer.rows<StoredPerson>(
    sql`delete from employee where id = any(${ids}::integer[]) returning ${STORED}`,
  );
  for (const person of removed) await tell(writer, context, { person, before: person, after: null });
  await announceEmployees(writer);
}

interface Told {
  readonly person: StoredPerson;
  readonly before: StoredPerson | null;
  readonly after: StoredPerson | null;
}

/** Neither those who are added nor those who are taken away have signed in. */
const tell = (writer: Writer, context: Context, { person: { id, name }, before, after }: Told) =>
  recordChange(writer, authorOf(context), employeeHistory, {
    of: { personId: id, name },
    before: before && { ...before, signIn: null },
    after: after && { ...after, signIn: null },
  });

/** Tells every screen that people have changed, when the transaction commits. */
const announceEmployees = (writer: Writer) => announce(writer, { topic: 'EMPLOYEES', days: [] });

/** The viewer with the position of this moment, which nobody changes until the transaction ends (decision 042). */
async function viewerNow(writer: Writer, viewer: Viewer): Promise<Viewer> {
  const now = await writer.row<{ position: Position }>(
    sql`select position from employee where id = ${viewer.employeeId} and is_active for update`,
  );
  if (!now) throw notSignedIn();
  return { ...viewer, position: now.position };
}
