import { allowPositions } from '../../platform/viewer/policy.ts';
import { POSITIONS } from '../../rules/people/positions.ts';

/**
 * Everyone signed in may run and save queries, because everyone may read. People cannot see or change the
 * queries of other people.
 */
export const canExplore = allowPositions(...POSITIONS.map(position => position.id));
