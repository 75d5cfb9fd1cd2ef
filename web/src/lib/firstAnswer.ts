import { unattended } from './unattended';

const VERSION = 'store-version';

/**
 * The first answer of a session: whatever is on a screen is at least as new. The server tells its store's version with
 * every answer of GraphQL, and two answers that tell the same one are of the same store.
 */
export class FirstAnswer {
  private version: string | null = null;
  private readonly token: string;

  constructor(token: string) {
    this.token = token;
  }

  /** `fetch`, for the session's GraphQL client. */
  readonly fetch: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    this.version ??= answer.headers.get(VERSION);
    return answer;
  };

  /** Whether nothing has changed since; no when that cannot be told. */
  readonly isCurrent = async (): Promise<boolean> => {
    const now = await fetch('/graphql', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...unattended.headers,
      },
      body: JSON.stringify({ query: '{ __typename }' }),
    }).catch(() => undefined);
    return this.version !== null && now?.headers.get(VERSION) === this.version;
  };
}
