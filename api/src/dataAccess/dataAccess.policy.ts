import { ADMIN, MANAGER } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';

/** Who took data along and who signed in: managers and admins read it. */
export const canSeeDataAccess = allowPositions(MANAGER, ADMIN);
