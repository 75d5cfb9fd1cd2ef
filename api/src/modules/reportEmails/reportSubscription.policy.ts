import type { Viewer } from '../../platform/viewer/viewer.ts';
import { canManageEmployees } from '../employees/employee.policy.ts';

/** People who can see the Managers page see the reports of all people. */
export const canSeeAllSubscriptions = canManageEmployees;

/**
 * All people set up reports for themselves. People who can see the Managers page also set them up for others.
 */
export const canSubscribe = (viewer: Viewer, employeeId: number): boolean =>
  !viewer.isReadOnly && (viewer.employeeId === employeeId || canManageEmployees(viewer));

/** Only a report's recipient chooses whether it contains gross; managers and admins cannot. */
export const canChooseGross = (viewer: Viewer, employeeId: number): boolean =>
  viewer.employeeId === employeeId;
