import { allowPositions } from '../../platform/viewer/policy.ts';
import { ADMIN } from '../../rules/people/positions.ts';

/** Admins maintain the store, so they may see its health and request backups. */
export const canSeeHealth = allowPositions(ADMIN);
