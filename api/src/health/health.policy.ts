import { ADMIN } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';

/** Admins look after the store, and may have it backed up. */
export const canSeeHealth = allowPositions(ADMIN);
