import { canManageEmployees } from '../employees/employee.policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** Those who see the Managers page see everyone's reports. */
export const canSeeEveryonesSubscriptions = canManageEmployees;

/** Each person sets up reports for oneself; those who see the Managers page for colleagues, too. */
export const canSubscribe = (viewer: Viewer, employeeId: number): boolean =>
  !viewer.isReadOnly && (viewer.employeeId === employeeId || canManageEmployees(viewer));

/** Only the person who gets a report chooses whether gross is in it: neither managers nor admins do. */
export const canChooseGross = (viewer: Viewer, employeeId: number): boolean =>
  viewer.employeeId === employeeId;
