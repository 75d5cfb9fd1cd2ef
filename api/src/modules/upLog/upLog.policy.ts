import { allowPositions, isSignedIn } from '../../platform/viewer/policy.ts';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import {
  ADMIN,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  SALES_MANAGER,
  SALESPERSON,
} from '../../rules/people/positions.ts';

/**
 * Every signed-in user may write the up log, because any user at the desk may fill in the shared log of the
 * store.
 */
export const canWriteUps = isSignedIn;
export const CANNOT_WRITE_UPS_MESSAGE = 'You can’t change the up log.';

/** Salespeople wait for turns and change their own turns. */
export const canTakeTurns = allowPositions(SALESPERSON);

/** Managers of every kind, office staff and admins manage the turns of everyone. */
export const canManageTurns = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

/** Returns whether the viewer may change at least their own turn. */
export const canChangeTurns = (viewer: Pick<Viewer, 'position'>): boolean =>
  canTakeTurns(viewer) || canManageTurns(viewer);

/** Returns whether the viewer may change the turn of this employee. */
export const canChangeEmployeeTurn = (viewer: Viewer, employeeId: number | null): boolean =>
  canManageTurns(viewer) || (canTakeTurns(viewer) && viewer.employeeId === employeeId);

export const CANNOT_CHANGE_TURN_MESSAGE =
  'Salespeople can change only their own place in the up rotation. Managers, office staff and admins can change anyone’s.';

/**
 * Users who may type gross, or may compare gross with a file, may see the gross per up of everyone
 * (docs/adr/up-log.md).
 */
const canSeeAllUpGross = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

/**
 * Returns whether the viewer may see the gross per up. Every employee may see the gross of the ups that they
 * took.
 * @param employeeId the only employee in the figures; absent when they include several employees
 */
export const canSeeUpGross = (viewer: Viewer, employeeId: number | undefined): boolean =>
  canSeeAllUpGross(viewer) || employeeId === viewer.employeeId;

export const CANNOT_SEE_UP_GROSS_MESSAGE = 'You can see gross per up only for your own ups.';
