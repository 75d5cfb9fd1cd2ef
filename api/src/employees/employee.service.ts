import { LockMode, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { conflict, notFound, notSignedIn } from '../errors.ts';
import { authorOf, recordChange } from '../history/record.ts';
import { asItStands } from '../history/recordedNoun.ts';
import { announce } from '../live/announce.ts';
import { ADMIN, isActiveAdmin, takesLastAdmin, teamToStore } from '../rules/people/positions.ts';
import { endSessionsOf } from '../sessions/session.service.ts';
import { demand } from '../viewer/policy.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { Employee } from './employee.entity.ts';
import { employeeHistory } from './employee.history.ts';
import type { EmployeeChange } from './employee.input.ts';
import { canAlter, canChangePositionOf, canGrant, canManageEmployees } from './employee.policy.ts';
import { type EmployeeRow, employeeById } from './employee.query.ts';

const MAY_NOT_MANAGE = 'You may not change employees.';
const LAST_ADMIN = 'The store needs an active admin, and this is the last one.';

/**
 * Changes position, team or active flag, whichever are named (rules.md, People and rights). It takes effect at that
 * person's very next call; deactivation ends their sessions for good.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT for the last active admin
 */
export async function updateEmployee(
  context: Context,
  id: number,
  change: EmployeeChange,
): Promise<EmployeeRow> {
  demand(canManageEmployees(context.viewer), MAY_NOT_MANAGE);
  return context.database.transaction(async (em, writer) => {
    const { viewer, employee, activeAdmins } = await holdPeople(em, context.viewer, id);
    demandRights(viewer, employee, change);

    const { position = employee.position, isActive = employee.isActive } = change;
    if (takesLastAdmin(employee, { position, isActive }, activeAdmins)) throw conflict(LAST_ADMIN);
    const before = asItStands(employeeHistory, employee);
    if (change.team !== undefined) employee.team = teamToStore(position, change.team, employee.team);
    employee.position = position;
    employee.isActive = isActive;
    await em.flush();
    if (!isActive) await endSessionsOf(em, id, context.clock.now());
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
  demand(canManageEmployees(viewer), MAY_NOT_MANAGE);
  demand(canAlter(viewer, employee), 'Only an admin may change an admin.');
  const { position = employee.position } = change;
  if (position === employee.position) return;
  demand(viewer.employeeId !== employee.id, 'Nobody changes their own position.');
  demand(canChangePositionOf(viewer, employee), 'You may not change positions.');
  demand(canGrant(viewer, position), 'Only an admin may make someone an admin.');
}
