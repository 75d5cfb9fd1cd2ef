import { POSITIONS } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';

/** Everyone signed in reads, so everyone explores and saves queries of their own; nobody touches anyone else's. */
export const canExplore = allowPositions(...POSITIONS.map(position => position.id));
