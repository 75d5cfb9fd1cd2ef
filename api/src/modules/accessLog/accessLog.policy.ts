import { ADMIN, MANAGER } from '../../rules/people/positions.ts';
import { allowPositions } from '../../platform/viewer/policy.ts';

/** Managers and admins may see exports and sign-ins. */
export const canSeeAccessLog = allowPositions(MANAGER, ADMIN);
