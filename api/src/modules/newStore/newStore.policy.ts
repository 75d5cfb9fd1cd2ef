import { ADMIN, MANAGER } from '../../rules/people/positions.ts';
import { allowPositions } from '../../platform/viewer/policy.ts';

/** Managers and admins may set up a new store and dismiss its setup list. */
export const canSetUpStore = allowPositions(MANAGER, ADMIN);
