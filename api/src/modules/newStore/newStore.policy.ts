import { allowPositions } from '../../platform/viewer/policy.ts';
import { ADMIN, MANAGER } from '../../rules/people/positions.ts';

/** Managers and admins may set up a new store and dismiss its setup list. */
export const canSetUpStore = allowPositions(MANAGER, ADMIN);
