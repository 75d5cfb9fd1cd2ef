import pg from 'pg';
import { listServerUrls } from '../../platform/databaseUrl.ts';
import { READ_ONLY_CODE } from '../failures.ts';
import { requireStandby, requireWritable, findServer } from './primary.ts';

/**
 * Detects a server that vanished without closing the connection. By default a system checks only after two
 * hours.
 */
const KEEP_ALIVE = { KEEP_ALIVE: true, keepAliveInitialDelayMillis: 10_000 };

type QueryInput = string | pg.QueryConfig;

type QueryCallback = (error: Error | null, result?: pg.QueryResult) => void;

/**
 * A connection to the store's database. If its address contains several servers, it connects to the one that
 * accepts writes. It closes the connection to a server that rejects a write, so that the next connection
 * finds the new primary (decision 127).
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
   * Ends the connection if a statement gets no response within this time. pg's own `query_timeout` does the
   * same, but keeps the rows of each result until the next full garbage collection (decision 158).
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
