import { unattended } from './unattended';

const VERSION = 'store-version';

/**
 * The oldest answer of a session: whatever is on a screen is at least as new. The server sends its store's version with
 * every answer of GraphQL; it only grows, and two answers with the same one are of the same store. Answers to requests
 * that were sent together come in any order, so the least counts, not the first to arrive.
 */
export class OldestAnswer {
  private version = Number.POSITIVE_INFINITY;
  private readonly token: string;

  constructor(token: string) {
    this.token = token;
  }

  /** `fetch`, for the session's GraphQL client. */
  readonly fetch: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    this.version = Math.min(this.version, versionOf(answer) ?? this.version);
    return answer;
  };

  /** Whether nothing has changed since; no when that cannot be known. */
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
    return now !== undefined && versionOf(now) === this.version;
  };
}

function versionOf({ headers }: Response): number | undefined {
  const version = headers.get(VERSION);
  return version === null ? undefined : Number(version);
}
