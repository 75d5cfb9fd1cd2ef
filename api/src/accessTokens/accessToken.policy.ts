import { heldBy } from '../auth/policy.ts';
import type { Viewer } from '../auth/viewer.ts';
import { ADMIN } from '../rules/positions.ts';

/** Whoever signed in makes tokens of their own; a token never makes another. */
export const canCreateAccessTokens = (viewer: Viewer): boolean => !viewer.isReadOnly;

/** Admins see everyone's tokens. */
export const canSeeEveryonesAccessTokens = heldBy(ADMIN);

/** A token is revoked by its owner or by an admin, never by a token. */
export const canRevokeAccessToken = (viewer: Viewer, ownerId: number): boolean =>
  !viewer.isReadOnly && (viewer.employeeId === ownerId || heldBy(ADMIN)(viewer));
