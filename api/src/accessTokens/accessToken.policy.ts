import { ADMIN } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** Whoever signed in makes tokens of their own; a token never makes another. */
export const canCreateAccessTokens = (viewer: Viewer): boolean => !viewer.isReadOnly;

/** Admins see everyone's tokens. */
export const canSeeEveryonesAccessTokens = allowPositions(ADMIN);

/** A token is revoked by its owner or by an admin, never by a token. */
export const canRevokeAccessToken = (viewer: Viewer, ownerId: number): boolean =>
  !viewer.isReadOnly && (viewer.employeeId === ownerId || allowPositions(ADMIN)(viewer));
