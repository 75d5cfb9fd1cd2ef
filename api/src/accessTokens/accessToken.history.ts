import type { RecordedNoun } from '../history/recordedNoun.ts';
import { canSeeEveryonesAccessTokens } from './accessToken.policy.ts';

/** An access token, as the history tells one; revoked is removed. */
export const accessTokenHistory = {
  name: 'accessToken',
  description: 'A personal access token: made, revoked.',
  right: canSeeEveryonesAccessTokens,
  fields: {
    name: { kind: 'text', description: 'What an access token is called.' },
    expiresOn: { kind: 'day', description: 'The last day on which an access token is good.' },
  },
} as const satisfies RecordedNoun;
