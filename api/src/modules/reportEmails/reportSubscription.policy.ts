import type { Viewer } from '../../platform/viewer/viewer.ts';
import { canManageEmployees } from '../employees/employee.policy.ts';

/** Anyone who can see the Managers page sees the reports of all people. */
export const canSeeAllSubscriptions = canManageEmployees;

/**
 * All people set up reports for themselves. Anyone who can see the Managers page also sets up reports for
 * other people.
 */
export const canSubscribe = (viewer: Viewer, employeeId: number): boolean =>
  !viewer.isReadOnly && (viewer.employeeId === employeeId || canManageEmployees(viewer));

/**
 * Only the recipient of a report chooses whether it contains gross. Managers and admins cannot choose this
 * for other people.
 */
export const canChooseGross = (viewer: Viewer, employeeId: number): boolean =>
  viewer.employeeId === employeeId;
