import type { Logger } from 'pino';
import { StoreClient } from '../database/servers/storeClient.ts';
import { CHANNEL, type Interest, parseChange } from './change.ts';
import { ChangeStream } from './changeStream.ts';

const HEARTBEAT_EVERY_MS = 10_000;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;

/**
 * The changes of the store, whichever instance of the app made them. One connection of the process listens to PostgreSQL.
 * Changes are missed while that connection is lost, so after a reconnect every reader is notified that anything may have
 * changed.
 */
export class ChangeFeed {
  private readonly streams = new Set<ChangeStream>();
  private connection: StoreClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private pause = SHORTEST_PAUSE_MS;
  private isClosed = false;

  private constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  /** Listens from now on; reconnects until the database is back. */
  static async open(url: string, log: Logger): Promise<ChangeFeed> {
    const feed = new ChangeFeed(url, log);
    await feed.listen();
    return feed;
  }

  /** The changes of what this reader watches; `return()` ends them, as leaving a `for await` does. */
  watch(interest: Interest): ChangeStream {
    const stream = new ChangeStream(interest, ended => this.streams.delete(ended));
    this.streams.add(stream);
    return stream;
  }

  /** Ends every reader's stream. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await Promise.all([...this.streams].map(stream => stream.return()));
    await this.connection?.end().catch(() => {});
  }

  private async listen(): Promise<void> {
    const connection = new StoreClient({
      connectionString: this.url,
      application_name: 'salesfloor changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    this.connection = connection;
    connection.on('error', error => this.reconnect(connection, error));
    connection.on('end', () => this.reconnect(connection));
    connection.on('notification', ({ payload }) => this.receive(payload ?? ''));
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.reconnect(connection, error);
      return;
    }
    this.pause = SHORTEST_PAUSE_MS;
    for (const stream of this.streams) stream.pushAll();
    this.heartbeat(connection);
  }

  private receive(payload: string): void {
    const change = parseChange(payload);
    if (!change) return;
    for (const stream of this.streams) stream.push(change);
  }

  /** Finds a connection that was lost without notice, such as behind a router that dropped it. */
  private heartbeat(connection: StoreClient): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      connection.query('select').then(
        () => this.connection === connection && this.heartbeat(connection),
        error => this.reconnect(connection, error),
      );
    }, HEARTBEAT_EVERY_MS).unref();
  }

  private reconnect(lost: StoreClient, error?: unknown): void {
    if (this.isClosed || this.connection !== lost) return;
    this.connection = undefined;
    this.log.warn({ err: error }, 'the connection that listens for changes was lost');
    lost.end().catch(() => {});
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.listen(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }
}
