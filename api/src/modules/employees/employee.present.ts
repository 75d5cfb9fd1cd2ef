import type { Viewer } from '../../platform/viewer/viewer.ts';
import { hasTeam, POSITIONS } from '../../rules/people/positions.ts';
import {
  canChangeEmployeeEmail,
  canChangeEmployeePosition,
  canEditEmployee,
  canGrantPosition,
  canUnlinkEmployeeSignIn,
} from './employee.policy.ts';
import type { EmployeeRow } from './employee.query.ts';
import type { ManagedEmployeeType } from './employee.types.ts';

const allPositions = POSITIONS.map(position => position.id);

/**
 * Lists the employees of the Managers page, each with the viewer's rights to change the employee.
 * @param linked ids of employees with a linked sign-in
 */
export const presentManagedEmployees = (
  viewer: Viewer,
  employees: readonly EmployeeRow[],
  linked: ReadonlySet<number>,
): ManagedEmployeeType[] =>
  employees.map(employee => ({
    employee,
    canAlter: canEditEmployee(viewer, employee),
    canChangeEmail: canChangeEmployeeEmail(viewer, employee),
    canUnlinkSignIn: linked.has(employee.id) && canUnlinkEmployeeSignIn(viewer, employee),
    positionsOffered: allPositions.filter(
      position =>
        position === employee.position ||
        (canChangeEmployeePosition(viewer, employee) && canGrantPosition(viewer, position)),
    ),
    positionsWithTeam: allPositions.filter(hasTeam),
  }));
