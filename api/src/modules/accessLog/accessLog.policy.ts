import { allowPositions } from '../../platform/viewer/policy.ts';
import { ADMIN, MANAGER } from '../../rules/people/positions.ts';

/** Managers and admins may see exports and sign-ins. */
export const canSeeAccessLog = allowPositions(MANAGER, ADMIN);
