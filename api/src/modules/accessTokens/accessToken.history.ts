import type { RecordedEntity } from '../../platform/history/history.ts';
import { canSeeAllAccessTokens } from './accessToken.policy.ts';

/** Describes access tokens for the history. A revoked token is recorded as removed. */
export const accessTokenHistory = {
  name: 'accessToken',
  description: 'A personal access token that was created or revoked.',
  right: canSeeAllAccessTokens,
  fields: {
    name: { kind: 'text', description: 'The name of the access token.' },
    expiresOn: { kind: 'day', description: 'The last day on which the access token is valid.' },
  },
} as const satisfies RecordedEntity;
