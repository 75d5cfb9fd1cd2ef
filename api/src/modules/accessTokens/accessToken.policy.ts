import { allowPositions } from '../../platform/viewer/policy.ts';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import { ADMIN } from '../../rules/people/positions.ts';

/**
 * Everyone signed in may create tokens for themselves. A caller with an access token cannot create another
 * token.
 */
export const canCreateAccessTokens = (viewer: Viewer): boolean => !viewer.isReadOnly;

/** Admins see the tokens of all people. */
export const canSeeAllAccessTokens = allowPositions(ADMIN);

/**
 * The owner of a token or an admin may revoke the token. A caller with an access token cannot revoke tokens.
 */
export const canRevokeAccessToken = (viewer: Viewer, ownerId: number): boolean =>
  !viewer.isReadOnly && (viewer.employeeId === ownerId || allowPositions(ADMIN)(viewer));
