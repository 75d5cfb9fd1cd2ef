import type { RecordedEntity } from '../../platform/history/history.ts';
import { canSeeAllAccessTokens } from './accessToken.policy.ts';

/** Describes access tokens for the history. A revoked token is recorded as removed. */
export const accessTokenHistory = {
  name: 'accessToken',
  description: 'A personal access token: made, revoked.',
  right: canSeeAllAccessTokens,
  fields: {
    name: { kind: 'text', description: 'What an access token is called.' },
    expiresOn: { kind: 'day', description: 'The last day on which an access token is good.' },
  },
} as const satisfies RecordedEntity;
