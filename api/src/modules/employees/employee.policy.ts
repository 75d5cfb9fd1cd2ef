import { allowPositions } from '../../platform/viewer/policy.ts';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import {
  ADMIN,
  BDC_STAFF,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  type Position,
  SALES_MANAGER,
  SALESPERSON,
} from '../../rules/people/positions.ts';

/** The employee to change, to check the rights of the viewer. */
interface EmployeeSubject {
  readonly id: number;
  readonly position: Position;
}

const isAdmin = allowPositions(ADMIN);

/** Everyone except salespeople and BDC staff may see the Managers page and set teams and active flags. */
export const canManageEmployees = allowPositions(
  SALES_MANAGER,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  ADMIN,
);

/** Managers and admins may change positions. */
export const canChangePositions = allowPositions(MANAGER, ADMIN);

/** Only an admin may change an admin (docs/adr/rights.md). An access token may not change anyone. */
export const canEditEmployee = (viewer: Viewer, { position }: EmployeeSubject): boolean =>
  !viewer.isReadOnly && canManageEmployees(viewer) && (position !== ADMIN || isAdmin(viewer));

/**
 * Managers and admins may change the email of each employee that they may edit. Other viewers may change only
 * the email of salespeople and BDC staff. The email decides which account can sign in, so a viewer must not
 * gain rights by changing an email.
 */
export const canChangeEmployeeEmail = (viewer: Viewer, subject: EmployeeSubject): boolean =>
  canEditEmployee(viewer, subject) &&
  (canChangePositions(viewer) || subject.position === SALESPERSON || subject.position === BDC_STAFF);

/** Admins may unlink sign-ins. */
export const canUnlinkSignIns = allowPositions(ADMIN);

/** Admins may not unlink their own sign-in, because that would lock them out. */
export const canUnlinkEmployeeSignIn = (viewer: Viewer, subject: Pick<EmployeeSubject, 'id'>): boolean =>
  !viewer.isReadOnly && canUnlinkSignIns(viewer) && viewer.employeeId !== subject.id;

/** Employees may not change their own position. */
export const canChangeEmployeePosition = (viewer: Viewer, subject: EmployeeSubject): boolean =>
  canChangePositions(viewer) && canEditEmployee(viewer, subject) && viewer.employeeId !== subject.id;

/** Only an admin may make another person an admin. */
export const canGrantPosition = (viewer: Viewer, position: Position): boolean =>
  canChangePositions(viewer) && (position !== ADMIN || isAdmin(viewer));
