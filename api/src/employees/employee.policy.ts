import {
  ADMIN,
  BDC_STAFF,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  type Position,
  SALES_MANAGER,
  SALESPERSON,
} from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** Whom a right is about. */
interface Subject {
  readonly id: number;
  readonly position: Position;
}

const isAdmin = allowPositions(ADMIN);

/** Everyone but salespeople and BDC staff sees the Managers page and sets teams and active flags. */
export const canManageEmployees = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

/** Managers and admins change positions. */
export const canChangePositions = allowPositions(MANAGER, ADMIN);

/** Nobody but an admin alters an admin (decision 042), and an access token alters nobody. */
export const canAlter = (viewer: Viewer, { position }: Subject): boolean =>
  !viewer.isReadOnly && canManageEmployees(viewer) && (position !== ADMIN || isAdmin(viewer));

/**
 * Managers and admins change any e-mail of those they may alter, everyone else those of salespeople and BDC staff: an
 * e-mail leads to the account that signs in next, which must not be a step up for the one who changes it.
 */
export const canChangeEmailOf = (viewer: Viewer, subject: Subject): boolean =>
  canAlter(viewer, subject) &&
  (canChangePositions(viewer) || subject.position === SALESPERSON || subject.position === BDC_STAFF);

/** Admins unlink sign-ins. */
export const canUnlinkSignIns = allowPositions(ADMIN);

/** Not their own: that would only lock them out. */
export const canUnlinkSignInOf = (viewer: Viewer, subject: Pick<Subject, 'id'>): boolean =>
  !viewer.isReadOnly && canUnlinkSignIns(viewer) && viewer.employeeId !== subject.id;

/** Nobody changes their own position. */
export const canChangePositionOf = (viewer: Viewer, subject: Subject): boolean =>
  canChangePositions(viewer) && canAlter(viewer, subject) && viewer.employeeId !== subject.id;

/** Nobody but an admin makes an admin. */
export const canGrant = (viewer: Viewer, position: Position): boolean =>
  canChangePositions(viewer) && (position !== ADMIN || isAdmin(viewer));
