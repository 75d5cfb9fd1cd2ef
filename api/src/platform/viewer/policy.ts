import { POSITIONS, type Position } from '../../rules/people/positions.ts';
import { forbidden } from '../errors.ts';

/** Creates a policy that allows the given positions (rules.md, People and rights). */
export const allowPositions =
  (...positions: readonly Position[]) =>
  (viewer: { readonly position: Position }): boolean =>
    positions.includes(viewer.position);

/** Allows everyone who is signed in. Signed-in people may read everything except invites. */
export const isSignedIn = allowPositions(...POSITIONS.map(position => position.id));

/** Throws unless the viewer has an ability. @throws FORBIDDEN with the message */
export function requireAbility(isAllowed: boolean, message: string): void {
  if (!isAllowed) throw forbidden(message);
}

/** The error message for a change with an access token. */
export const READ_ONLY_TOKEN_MESSAGE = 'An access token is read-only. Sign in to make changes.';
