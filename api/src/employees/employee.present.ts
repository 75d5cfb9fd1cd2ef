import { hasTeam, POSITIONS } from '../rules/people/positions.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import {
  canAlter,
  canChangeEmailOf,
  canChangePositionOf,
  canGrant,
  canUnlinkSignInOf,
} from './employee.policy.ts';
import type { EmployeeRow } from './employee.query.ts';
import type { ManagedEmployeeType } from './employee.types.ts';

const positions = POSITIONS.map(each => each.id);

/** The Managers page as this viewer gets it. `linked` are those whose sign-in is linked. */
export const managedEmployees = (
  viewer: Viewer,
  everyone: readonly EmployeeRow[],
  linked: ReadonlySet<number>,
): ManagedEmployeeType[] =>
  everyone.map(employee => ({
    employee,
    canAlter: canAlter(viewer, employee),
    canChangeEmail: canChangeEmailOf(viewer, employee),
    canUnlinkSignIn: linked.has(employee.id) && canUnlinkSignInOf(viewer, employee),
    positionsOffered: positions.filter(
      each => each === employee.position || (canChangePositionOf(viewer, employee) && canGrant(viewer, each)),
    ),
    positionsWithTeam: positions.filter(hasTeam),
  }));
