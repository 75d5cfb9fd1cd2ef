import { backgroundContext } from './requestContexts';

const VERSION_HEADER = 'store-version';

/**
 * Tracks the data version of the oldest response of a session. All data on the screen has at least this
 * version. The server sends its data version with every GraphQL response. The version only increases, and
 * equal versions mean equal data. Simultaneous responses arrive in any order, so this class records the
 * lowest version and not the first.
 */
export class OldestResponse {
  private version = Number.POSITIVE_INFINITY;
  private readonly token: string;

  constructor(token: string) {
    this.token = token;
  }

  /** The `fetch` function for the session's GraphQL client. It records the version of each response. */
  readonly fetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    this.version = Math.min(this.version, readVersion(response) ?? this.version);
    return response;
  };

  /**
   * Returns whether the data has not changed since the oldest response; false when the server does not
   * respond.
   */
  readonly isCurrent = async (): Promise<boolean> => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...backgroundContext.headers,
      },
      body: JSON.stringify({ query: '{ __typename }' }),
    }).catch(() => undefined);
    return response !== undefined && readVersion(response) === this.version;
  };
}

function readVersion({ headers }: Response): number | undefined {
  const version = headers.get(VERSION_HEADER);
  return version === null ? undefined : Number(version);
}
