import { hasTeam, POSITIONS } from '../rules/people/positions.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { canAlter, canChangePositionOf, canGrant } from './employee.policy.ts';
import type { EmployeeRow } from './employee.query.ts';
import type { ManagedEmployeeType } from './employee.types.ts';

const positions = POSITIONS.map(each => each.id);

/** The Managers page as this viewer gets it. */
export const managedEmployees = (viewer: Viewer, everyone: readonly EmployeeRow[]): ManagedEmployeeType[] =>
  everyone.map(employee => ({
    employee,
    canAlter: canAlter(viewer, employee),
    positionsOffered: positions.filter(
      each => each === employee.position || (canChangePositionOf(viewer, employee) && canGrant(viewer, each)),
    ),
    positionsWithTeam: positions.filter(hasTeam),
  }));
