import { canManageEmployees } from '../employees/employee.policy.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** Those who see the Managers page see everyone's reports. */
export const canSeeEveryonesSubscriptions = canManageEmployees;

/** Each person sets up reports for oneself; those who see the Managers page for colleagues, too. */
export const canSubscribe = (viewer: Viewer, employeeId: number): boolean =>
  !viewer.isReadOnly && (viewer.employeeId === employeeId || canManageEmployees(viewer));

/** Whether gross is in it is the choice of whoever gets it. */
export const canChooseGross = (viewer: Viewer, employeeId: number): boolean =>
  viewer.employeeId === employeeId;
