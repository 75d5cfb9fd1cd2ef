import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import sql, { raw } from 'sql-template-tag';
import { notifyChange } from '../../platform/changeFeed/change.ts';
import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { conflict, notFound, notSignedIn } from '../../platform/errors.ts';
import { getHistoryAuthor, recordChange, takeSnapshot } from '../../platform/history/history.ts';
import { listColumnNames, selectColumnsSql, toColumns } from '../../platform/rest/entityFields.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import {
  ADMIN,
  isActiveAdmin,
  type Position,
  removesLastAdmin,
  teamToStore,
} from '../../rules/people/positions.ts';
import { endSessionsOfEmployee } from '../sessions/session.service.ts';
import { Employee } from './employee.entity.ts';
import { type EmployeeChange, type EmployeeFieldsRow, employeeFields } from './employee.fields.ts';
import { employeeHistory } from './employee.history.ts';
import {
  canChangeEmployeeEmail,
  canChangeEmployeePosition,
  canEditEmployee,
  canGrantPosition,
  canManageEmployees,
  canUnlinkEmployeeSignIn,
} from './employee.policy.ts';
import { type EmployeeRow, getEmployee } from './employee.query.ts';

const CANNOT_CHANGE_EMPLOYEES_MESSAGE = 'Only managers, office staff and admins can change employees.';
const CANNOT_UNLINK_MESSAGE = 'Only admins can unlink sign-ins, but not their own.';
const LAST_ADMIN_MESSAGE = 'This is the last active admin. Make another employee an admin first.';

/**
 * Changes the fields that are sent: name, email, position, team, active flag (rules.md, People and rights).
 * New rights apply at the employee's next call. Deactivation ends the employee's sessions permanently.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT for the last active admin and for an email that another employee has
 */
export async function updateEmployee(
  context: Context,
  id: number,
  change: EmployeeChange,
): Promise<EmployeeRow> {
  requireAbility(canManageEmployees(context.viewer), CANNOT_CHANGE_EMPLOYEES_MESSAGE);
  return context.database.transaction(async (em, writer) => {
    const { viewer, employee, activeAdmins } = await lockEmployees(em, context.viewer, id);
    assertCanApplyChange(viewer, employee, change);

    const { name = employee.name, email = employee.email } = change;
    const { position = employee.position, isActive = employee.isActive } = change;
    if (removesLastAdmin(employee, { position, isActive }, activeAdmins)) throw conflict(LAST_ADMIN_MESSAGE);
    const before = takeSnapshot(employeeHistory, employee);
    if (change.team !== undefined) employee.team = teamToStore(position, change.team, employee.team);
    Object.assign(employee, { name, email, position, isActive });
    await em.flush();
    if (!isActive) await endSessionsOfEmployee(em, id, context.clock.now());
    await recordChange(writer, getHistoryAuthor(context), employeeHistory, {
      subject: { personId: id, name: employee.name },
      before,
      after: employee,
    });
    await notifyChange(writer, { topic: 'EMPLOYEES', days: [] });
    return getEmployee(writer, id);
  });
}

/**
 * Unlinks the account that a person signs in with, and ends the person's sessions and access tokens. The next
 * sign-in by email, or an invite, links an account again.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function unlinkSignIn(context: Context, id: number): Promise<EmployeeRow> {
  requireAbility(canUnlinkEmployeeSignIn(context.viewer, { id }), CANNOT_UNLINK_MESSAGE);
  return context.database.transaction(async (em, writer) => {
    const { viewer, employee } = await lockEmployees(em, context.viewer, id);
    requireAbility(canUnlinkEmployeeSignIn(viewer, employee), CANNOT_UNLINK_MESSAGE);
    const before = takeSnapshot(employeeHistory, employee);
    employee.identitySubject = null;
    await em.flush();
    await endSessionsOfEmployee(em, id, context.clock.now());
    await recordChange(writer, getHistoryAuthor(context), employeeHistory, {
      subject: { personId: id, name: employee.name },
      before,
      after: employee,
    });
    await notifyChange(writer, { topic: 'EMPLOYEES', days: [] });
    return getEmployee(writer, id);
  });
}

/**
 * Locks the employee, all active admins and the viewer, and reads their current data. When two admins
 * concurrently demote each other, the calls therefore run one after another, and the second call fails.
 */
async function lockEmployees(em: SqlEntityManager, viewer: Viewer, id: number) {
  const people = await em.find(
    Employee,
    { $or: [{ id: { $in: [viewer.employeeId, id] } }, { position: ADMIN, isActive: true }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const self = people.find(each => each.id === viewer.employeeId);
  if (!self?.isActive) throw notSignedIn();
  const employee = people.find(each => each.id === id);
  if (!employee) throw notFound('Employee not found.');
  return {
    viewer: { ...viewer, position: self.position },
    employee,
    activeAdmins: people.filter(isActiveAdmin).length,
  };
}

function assertCanApplyChange(viewer: Viewer, employee: Employee, change: EmployeeChange): void {
  requireAbility(canManageEmployees(viewer), CANNOT_CHANGE_EMPLOYEES_MESSAGE);
  requireAbility(canEditEmployee(viewer, employee), 'Only admins can change an admin.');
  const { email = employee.email, position = employee.position } = change;
  if (email !== employee.email)
    requireAbility(
      canChangeEmployeeEmail(viewer, employee),
      'Only managers and admins can change this person’s email.',
    );
  if (position === employee.position) return;
  requireAbility(viewer.employeeId !== employee.id, 'You can’t change your own position. Ask an admin.');
  requireAbility(
    canChangeEmployeePosition(viewer, employee),
    'Only managers and admins can change positions.',
  );
  requireAbility(canGrantPosition(viewer, position), 'Only admins can make someone an admin.');
}

const INSERT_COLUMNS = listColumnNames(employeeFields).join(', ');
const returningColumnsSql = raw(`id, ${selectColumnsSql(employeeFields)}`);

/** A stored employee, with the given fields and an id. */
export type EmployeeFieldsWithId = EmployeeFieldsRow & { readonly id: number };

/**
 * Adds employees without an invitation or a linked account.
 * @throws FORBIDDEN for a position that the viewer may not grant, CONFLICT for an email that another employee
 * has
 */
export async function addEmployees(
  writer: Writer,
  context: Context,
  people: readonly EmployeeFieldsRow[],
): Promise<EmployeeFieldsWithId[]> {
  if (people.length === 0) return [];
  const viewer = await lockViewer(writer, context.viewer);
  for (const { position } of people)
    requireAbility(
      canGrantPosition(viewer, position),
      'You can’t add employees with this position. Ask an admin to add them.',
    );
  const rows = JSON.stringify(people.map(person => toColumns(employeeFields, person)));
  const added = await writer.rows<EmployeeFieldsWithId>(sql`
    insert into employee (created_at, ${raw(INSERT_COLUMNS)})
    select ${context.clock.now()}, ${raw(INSERT_COLUMNS)} from json_populate_recordset(null::employee, ${rows})
    returning ${returningColumnsSql}`);
  for (const person of added)
    await recordEmployeeChange(writer, context, { person, before: null, after: person });
  await announceEmployees(writer);
  return added;
}

/** Deletes employees that no other rows refer to. The database rejects the deletion of any other employee. */
export async function deleteEmployees(
  writer: Writer,
  context: Context,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const removed = await writer.rows<EmployeeFieldsWithId>(
    sql`delete from employee where id = any(${ids}::integer[]) returning ${returningColumnsSql}`,
  );
  for (const person of removed)
    await recordEmployeeChange(writer, context, { person, before: person, after: null });
  await announceEmployees(writer);
}

interface EmployeeChangeRecord {
  readonly person: EmployeeFieldsWithId;
  readonly before: EmployeeFieldsWithId | null;
  readonly after: EmployeeFieldsWithId | null;
}

/** Records an added or deleted employee in the history. Such an employee has never signed in. */
const recordEmployeeChange = (
  writer: Writer,
  context: Context,
  { person: { id, name }, before, after }: EmployeeChangeRecord,
) =>
  recordChange(writer, getHistoryAuthor(context), employeeHistory, {
    subject: { personId: id, name },
    before: before && { ...before, signIn: null },
    after: after && { ...after, signIn: null },
  });

/** Notifies screens that employees have changed, when the transaction commits. */
const announceEmployees = (writer: Writer) => notifyChange(writer, { topic: 'EMPLOYEES', days: [] });

/**
 * Returns the viewer with the current position of the viewer. Locks the viewer until the transaction ends
 * (docs/adr/rights.md).
 */
async function lockViewer(writer: Writer, viewer: Viewer): Promise<Viewer> {
  const row = await writer.row<{ position: Position }>(
    sql`select position from employee where id = ${viewer.employeeId} and is_active for update`,
  );
  if (!row) throw notSignedIn();
  return { ...viewer, position: row.position };
}
