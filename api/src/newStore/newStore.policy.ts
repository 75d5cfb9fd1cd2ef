import { ADMIN, MANAGER } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';

/** Managers and admins may do all that a new store wants, and say that it is done. */
export const canSetUpStore = allowPositions(MANAGER, ADMIN);
