import type { Viewer } from '../../platform/viewer/viewer.ts';
import { hasTeam, POSITIONS } from '../../rules/people/positions.ts';
import {
  canChangeEmailOf,
  canChangePositionOf,
  canEditEmployee,
  canGrantPosition,
  canUnlinkSignInOf,
} from './employee.policy.ts';
import type { EmployeeRow } from './employee.query.ts';
import type { ManagedEmployeeType } from './employee.types.ts';

const allPositions = POSITIONS.map(position => position.id);

/**
 * Lists the employees of the Managers page with the rights of the viewer to change each of them.
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
    canChangeEmail: canChangeEmailOf(viewer, employee),
    canUnlinkSignIn: linked.has(employee.id) && canUnlinkSignInOf(viewer, employee),
    positionsOffered: allPositions.filter(
      position =>
        position === employee.position ||
        (canChangePositionOf(viewer, employee) && canGrantPosition(viewer, position)),
    ),
    positionsWithTeam: allPositions.filter(hasTeam),
  }));
