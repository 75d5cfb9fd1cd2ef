import { heldBy } from '../auth/policy.ts';
import { POSITIONS } from '../rules/positions.ts';

/** Everyone signed in writes the up log: a floor has one, and whoever stands at the desk keeps it. */
export const canWriteUps = heldBy(...POSITIONS.map(position => position.id));
