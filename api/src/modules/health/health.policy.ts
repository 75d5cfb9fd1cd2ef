import { allowPositions } from '../../platform/viewer/policy.ts';
import { ADMIN } from '../../rules/people/positions.ts';

/** Allows admins, who look after the store and can request backups. */
export const canSeeHealth = allowPositions(ADMIN);
