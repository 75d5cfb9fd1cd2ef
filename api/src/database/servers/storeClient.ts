import pg from 'pg';
import { serversOf } from '../../databaseUrl.ts';
import { ONLY_READS } from '../failures.ts';
import { demandStandby, demandWrites, findServer } from './primary.ts';

/** Tells the end of a server that went without a word; by default a system asks for the first time after two hours. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** pg takes a function that is called at the end, or gives a promise. */
type Send = (...sent: unknown[]) => Promise<pg.QueryResult>;

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
    const servers = serversOf(config.connectionString ?? '');
    super({ ...keepAlive, ...config, connectionString: servers[0] });
    this.config = config;
    this.servers = servers;
    if (longestMs) this.waitAtMost(longestMs);
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

  /**
   * Ends the connection when a statement gets no answer in this time. pg's own `query_timeout` does so, too, but holds the rows of
   * each answer until the next full collection of garbage (decision 158).
   */
  private waitAtMost(longestMs: number): void {
    const send = this.query.bind(this) as Send;
    this.query = ((...sent: unknown[]) => {
      const timer = setTimeout(
        () => this.connection.stream.destroy(new Error('Query read timeout')),
        longestMs,
      );
      const isAnswered = () => clearTimeout(timer);
      const done = sent.at(-1);
      if (typeof done === 'function') {
        const answered = (...answer: unknown[]) => {
          isAnswered();
          done(...answer);
        };
        return send(...sent.slice(0, -1), answered);
      }
      const result = send(...sent);
      result.then(isAnswered, isAnswered);
      return result;
    }) as pg.Client['query'];
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
