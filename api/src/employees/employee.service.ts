import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { conflict, notFound, notSignedIn } from '../platform/errors.ts';
import { authorOf, recordChange } from '../history/record.ts';
import { asItStands } from '../history/recordedNoun.ts';
import { announce } from '../live/announce.ts';
import { ADMIN, isActiveAdmin, takesLastAdmin, teamToStore } from '../rules/people/positions.ts';
import { endSessionsOf } from '../sessions/session.service.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import { Employee } from './employee.entity.ts';
import { employeeHistory } from './employee.history.ts';
import type { EmployeeChange } from './employee.input.ts';
import {
  canAlter,
  canChangeEmailOf,
  canChangePositionOf,
  canGrant,
  canManageEmployees,
  canUnlinkSignInOf,
} from './employee.policy.ts';
import { type EmployeeRow, employeeById } from './employee.query.ts';

const MAY_NOT_MANAGE = 'You may not change employees.';
const MAY_NOT_UNLINK = 'Only an admin may unlink a sign-in, and not their own.';
const LAST_ADMIN = 'The store needs an active admin, and this is the last one.';

/**
 * Changes name, e-mail, position, team or active flag, whichever are named (rules.md, People and rights). It takes
 * effect at that person's very next call; deactivation ends their sessions for good.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT for the last active admin and for an e-mail that someone else has
 */
export async function updateEmployee(
  context: Context,
  id: number,
  change: EmployeeChange,
): Promise<EmployeeRow> {
  requireAbility(canManageEmployees(context.viewer), MAY_NOT_MANAGE);
  return context.database.transaction(async (em, writer) => {
    const { viewer, employee, activeAdmins } = await holdPeople(em, context.viewer, id);
    demandRights(viewer, employee, change);

    const { name = employee.name, email = employee.email } = change;
    const { position = employee.position, isActive = employee.isActive } = change;
    if (takesLastAdmin(employee, { position, isActive }, activeAdmins)) throw conflict(LAST_ADMIN);
    const before = asItStands(employeeHistory, employee);
    if (change.team !== undefined) employee.team = teamToStore(position, change.team, employee.team);
    Object.assign(employee, { name, email, position, isActive });
    await em.flush();
    if (!isActive) await endSessionsOf(em, id, context.clock.now());
    const of = { personId: id, name: employee.name };
    await recordChange(writer, authorOf(context), employeeHistory, { of, before, after: employee });
    await announce(writer, { topic: 'EMPLOYEES', days: [] });
    return employeeById(writer, id);
  });
}

/**
 * Forgets which account someone signs in with, and ends their sessions and access tokens. The next sign-in by their
 * e-mail, or an invitation, links an account again.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function unlinkSignIn(context: Context, id: number): Promise<EmployeeRow> {
  requireAbility(canUnlinkSignInOf(context.viewer, { id }), MAY_NOT_UNLINK);
  return context.database.transaction(async (em, writer) => {
    const { viewer, employee } = await holdPeople(em, context.viewer, id);
    requireAbility(canUnlinkSignInOf(viewer, employee), MAY_NOT_UNLINK);
    const before = asItStands(employeeHistory, employee);
    employee.identitySubject = null;
    await em.flush();
    await endSessionsOf(em, id, context.clock.now());
    const of = { personId: id, name: employee.name };
    await recordChange(writer, authorOf(context), employeeHistory, { of, before, after: employee });
    await announce(writer, { topic: 'EMPLOYEES', days: [] });
    return employeeById(writer, id);
  });
}

/**
 * Locks everyone whom the decision depends on: the person, every active admin, and the viewer, as they are now. So two
 * admins who demote each other take turns, and the second is no admin any more.
 */
async function holdPeople(em: SqlEntityManager, viewer: Viewer, id: number) {
  const people = await em.find(
    Employee,
    { $or: [{ id: { $in: [viewer.employeeId, id] } }, { position: ADMIN, isActive: true }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const self = people.find(each => each.id === viewer.employeeId);
  if (!self?.isActive) throw notSignedIn();
  const employee = people.find(each => each.id === id);
  if (!employee) throw notFound('There is no such employee.');
  return {
    viewer: { ...viewer, position: self.position },
    employee,
    activeAdmins: people.filter(isActiveAdmin).length,
  };
}

function demandRights(viewer: Viewer, employee: Employee, change: EmployeeChange): void {
  requireAbility(canManageEmployees(viewer), MAY_NOT_MANAGE);
  requireAbility(canAlter(viewer, employee), 'Only an admin may change an admin.');
  const { email = employee.email, position = employee.position } = change;
  if (email !== employee.email)
    requireAbility(canChangeEmailOf(viewer, employee), 'Only a manager or an admin may change this person’s e-mail.');
  if (position === employee.position) return;
  requireAbility(viewer.employeeId !== employee.id, 'Nobody changes their own position.');
  requireAbility(canChangePositionOf(viewer, employee), 'You may not change positions.');
  requireAbility(canGrant(viewer, position), 'Only an admin may make someone an admin.');
}
