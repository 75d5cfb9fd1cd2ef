import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { listServerUrls } from '../../databaseUrl.ts';
import { READ_ONLY_CODE } from '../databaseErrors.ts';

/** The error if a standby responded, but a primary is required. */
export class StandbyError extends Error {
  readonly code = READ_ONLY_CODE;
  override readonly message = 'The server is read-only.';
}

/** The time within which a server must report whether it accepts writes. */
const CHECK_TIMEOUT_MS = 1_500;

interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Checks a requirement on a connected server.
 * @throws if the server does not meet the requirement
 */
type ServerRequirement = (connection: pg.ClientBase) => Promise<void>;

/**
 * Checks in progress, by their servers. A pool that opens several connections at the same time therefore
 * checks only once.
 */
const pendingChecks = new Map<string, Promise<DatabaseAddress>>();

/**
 * Finds the server that meets a requirement. Connects to all servers at the same time, so that a server that
 * does not respond causes no delay.
 * @throws the error of one of the servers if no server meets the requirement
 */
export function findServer(
  servers: readonly string[],
  config: pg.ClientConfig,
  requirement: ServerRequirement,
): Promise<DatabaseAddress> {
  const key = [requirement.name, ...servers].join();
  const check =
    pendingChecks.get(key) ??
    Promise.any(servers.map(server => checkServer(server, config, requirement)))
      .catch((error: AggregateError) => Promise.reject(pickMostHelpfulError(error.errors)))
      .finally(() => pendingChecks.delete(key));
  pendingChecks.set(key, check);
  return check;
}

/** Picks the most helpful error, which is the error of a server that responded, if any server responded. */
const pickMostHelpfulError = (errors: readonly unknown[]) =>
  errors.find(error => error instanceof StandbyError) ??
  errors.find(error => !(isNativeError(error) && 'code' in error && error.code === 'ECONNREFUSED')) ??
  errors[0];

async function checkServer(
  server: string,
  config: pg.ClientConfig,
  requirement: ServerRequirement,
): Promise<DatabaseAddress> {
  const client = new pg.Client({
    ...config,
    connectionString: server,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  client.on('error', () => {}); // the query in flight rejects
  try {
    await client.connect();
    await requirement(client);
    return { host: client.host, port: client.port };
  } finally {
    client.end().catch(() => {});
  }
}

/** @throws StandbyError if the server rejects every change */
export async function requireWritable(connection: pg.ClientBase | pg.Pool): Promise<void> {
  const { rows } = await connection.query<{ value: string }>(
    `select current_setting('transaction_read_only') as value`,
  );
  if (rows[0]?.value === 'on') throw new StandbyError();
}

/** @throws if the server is not a standby */
export async function requireStandby(connection: pg.ClientBase): Promise<void> {
  const { rows } = await connection.query<{ isStandby: boolean }>(
    'select pg_is_in_recovery() as "isStandby"',
  );
  if (!rows[0]?.isStandby) throw new Error('The server is not a standby.');
}

/**
 * Detects a server that vanished without closing the connection. By default, operating systems check only
 * after two hours.
 */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

type QueryInput = string | pg.QueryConfig;

type QueryCallback = (error: Error | null, result?: pg.QueryResult) => void;

/**
 * A connection to the store's database. If its address contains several servers, it connects to the one that
 * accepts writes. It closes the connection to a server that rejects a write. The next connection then finds
 * the new primary (docs/adr/databases.md).
 */
export class StoreClient extends pg.Client {
  /** The requirement that the server must meet, if the address contains several servers. */
  protected readonly requirement: typeof requireWritable | typeof requireStandby = requireWritable;
  private readonly config: pg.ClientConfig;
  private readonly servers: readonly string[];

  constructor({ query_timeout: timeoutMs, ...config }: pg.ClientConfig = {}) {
    const servers = listServerUrls(config.connectionString ?? '');
    super({ ...KEEP_ALIVE, ...config, connectionString: servers[0] });
    this.config = config;
    this.servers = servers;
    this.query = this.createQuery(super.query.bind(this), timeoutMs);
    this.on('error', () => {}); // the statement in flight rejects
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY_CODE) this.connection.stream.destroy();
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
    const connecting = this.connectToServer();
    if (!callback) return connecting;
    connecting.then(
      () => process.nextTick(callback, null),
      error => process.nextTick(callback, error),
    );
    return undefined;
  }

  protected send(statement: QueryInput, values?: unknown[]): Promise<pg.QueryResult> {
    return super.query(statement as string, values as unknown[]);
  }

  /**
   * Replaces pg's `query`: calls a callback at the end, or returns a promise. Streaming statements such as
   * COPY go to pg directly.
   */
  private createQuery(query: pg.Client['query'], timeoutMs: number | undefined): pg.Client['query'] {
    return ((statement: QueryInput, values?: unknown[], callback?: QueryCallback) => {
      if (typeof statement === 'object' && 'submit' in statement) return query(statement as pg.Submittable);
      const result = this.send(statement, values);
      if (timeoutMs) this.endAfterTimeout(timeoutMs, result);
      if (!callback) return result;
      result.then(
        queryResult => process.nextTick(callback, null, queryResult),
        error => process.nextTick(callback, error),
      );
      return undefined;
    }) as pg.Client['query'];
  }

  /**
   * Ends the connection if a statement gets no response within this time. pg's own `query_timeout` would keep
   * the rows of each result until the next full garbage collection (docs/adr/large-files.md).
   */
  private endAfterTimeout(timeoutMs: number, result: Promise<unknown>): void {
    const timer = setTimeout(
      () => this.connection.stream.destroy(new Error('Query read timeout')),
      timeoutMs,
    );
    const clearTimer = () => clearTimeout(timer);
    result.then(clearTimer, clearTimer);
  }

  private async connectToServer(): Promise<pg.Client> {
    if (this.servers.length > 1) {
      const { host, port } = await findServer(this.servers, this.config, this.requirement);
      Object.assign(this, { host, port });
    }
    return super.connect();
  }
}

/** A connection to a standby of the store's database. */
export class StandbyClient extends StoreClient {
  protected override readonly requirement = requireStandby;
}

/**
 * Time limits of calls, in milliseconds. A call that exceeds a limit gets "try again", and nothing has
 * changed. A call waits up to three times for a connection and once for a lock. These waits together stay
 * below ten seconds.
 */
export const SESSION_LIMITS = {
  statement_timeout: 6_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * Time limits on the client's side, because a hanging database does not apply its own limits. A connection
 * ends if its statement gets no response (`StoreClient`).
 */
export const CLIENT_TIMEOUTS = {
  connectionTimeoutMillis: 2_500,
  query_timeout: 7_000,
  pipeline: true,
} as const;
