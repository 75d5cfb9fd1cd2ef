import pg from 'pg';
import { listServerUrls } from '../../platform/databaseUrl.ts';
import { ONLY_READS } from '../failures.ts';
import { demandStandby, demandWrites, findServer } from './primary.ts';

/** Tells the end of a server that went without a word; by default a system asks for the first time after two hours. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

type Statement = string | pg.QueryConfig;

type Done = (error: Error | null, result?: pg.QueryResult) => void;

/**
 * A connection to the store's database. Of several servers in its address it leads to the one that accepts writes. A server
 * that refuses a write is let go of, so that the next connection finds the one in its place (decision 127).
 */
export class StoreClient extends pg.Client {
  /** What the server has to be, where the address names several. */
  protected readonly demand: typeof demandWrites | typeof demandStandby = demandWrites;
  private readonly config: pg.ClientConfig;
  private readonly servers: readonly string[];

  constructor({ query_timeout: longestMs, ...config }: pg.ClientConfig = {}) {
    const servers = listServerUrls(config.connectionString ?? '');
    super({ ...keepAlive, ...config, connectionString: servers[0] });
    this.config = config;
    this.servers = servers;
    this.query = this.ownQuery(super.query.bind(this), longestMs);
    this.on('error', () => {}); // the statement in flight rejects
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === ONLY_READS) this.connection.stream.destroy();
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

  protected send(statement: Statement, values?: unknown[]): Promise<pg.QueryResult> {
    return super.query(statement as string, values as unknown[]);
  }

  /** In the place of pg's: a function that is called at the end, or else a promise. What streams, such as COPY, is pg's alone. */
  private ownQuery(query: pg.Client['query'], longestMs: number | undefined): pg.Client['query'] {
    return ((statement: Statement, values?: unknown[], done?: Done) => {
      if (typeof statement === 'object' && 'submit' in statement) return query(statement as pg.Submittable);
      const result = this.send(statement, values);
      if (longestMs) this.waitAtMost(longestMs, result);
      if (!done) return result;
      result.then(
        answer => process.nextTick(done, null, answer),
        error => process.nextTick(done, error),
      );
      return undefined;
    }) as pg.Client['query'];
  }

  /**
   * Ends the connection when a statement gets no answer in this time. pg's own `query_timeout` does so, too, but holds the rows of
   * each answer until the next full collection of garbage (decision 158).
   */
  private waitAtMost(longestMs: number, result: Promise<unknown>): void {
    const timer = setTimeout(
      () => this.connection.stream.destroy(new Error('Query read timeout')),
      longestMs,
    );
    const isAnswered = () => clearTimeout(timer);
    result.then(isAnswered, isAnswered);
  }

  private async connectToServer(): Promise<pg.Client> {
    if (this.servers.length > 1) {
      const { host, port } = await findServer(this.servers, this.config, this.demand);
      Object.assign(this, { host, port });
    }
    return super.connect();
  }
}

/** The same to a standby of the store's database. */
export class StandbyClient extends StoreClient {
  protected override readonly demand = demandStandby;
}
