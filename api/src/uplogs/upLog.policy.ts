import {
  ADMIN,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  SALES_MANAGER,
  SALESPERSON,
} from '../rules/people/positions.ts';
import { allowPositions, isSignedIn } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** Everyone signed in writes the up log: a store has one, and whoever stands at the desk fills it in. */
export const canWriteUps = isSignedIn;
export const MAY_NOT_WRITE = 'You may not change the up log.';

/** Whoever waits for turns acts for themselves. */
export const canTakeTurns = allowPositions(SALESPERSON);

/** Whoever sees to it that the turns go round acts for everyone. */
export const canManageTurns = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

/** Whether someone may act for anybody's turn at all. */
export const canActInTurn = (viewer: Pick<Viewer, 'position'>): boolean =>
  canTakeTurns(viewer) || canManageTurns(viewer);

/** Whether someone may act for the turn of this person. */
export const canActFor = (viewer: Viewer, employeeId: number | null): boolean =>
  canManageTurns(viewer) || (canTakeTurns(viewer) && viewer.employeeId === employeeId);

export const MAY_NOT_ACT = 'You may act for your own turn only.';
