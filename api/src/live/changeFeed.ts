import type { Logger } from 'pino';
import { StoreClient } from '../database/servers/storeClient.ts';
import { CHANGE_CHANNEL, type SubscriptionFilter, parseChange } from './change.ts';
import { ChangeStream } from './changeStream.ts';

const HEARTBEAT_INTERVAL_MS = 10_000;
const MIN_RECONNECT_MS = 100;
const MAX_RECONNECT_MS = 3_000;

/**
 * Distributes the store's changes, from all instances of the app. The process listens to PostgreSQL on one
 * connection. Changes are missed while that connection is lost. After a reconnect, every subscriber is
 * therefore notified that anything may have changed.
 */
export class ChangeFeed {
  private readonly streams = new Set<ChangeStream>();
  private connection: StoreClient | undefined;
  private timer: NodeJS.Timeout | undefined;
  private reconnectMs = MIN_RECONNECT_MS;
  private isClosed = false;

  private constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  /** Starts to listen, and reconnects until the database is back. */
  static async open(url: string, log: Logger): Promise<ChangeFeed> {
    const feed = new ChangeFeed(url, log);
    await feed.listen();
    return feed;
  }

  /** Returns the changes that match a filter. `return()` ends them, like leaving a `for await`. */
  watch(filter: SubscriptionFilter): ChangeStream {
    const stream = new ChangeStream(filter, ended => this.streams.delete(ended));
    this.streams.add(stream);
    return stream;
  }

  /** Ends every subscriber's stream. */
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
      await connection.query(`listen ${CHANGE_CHANNEL}`);
    } catch (error) {
      this.reconnect(connection, error);
      return;
    }
    this.reconnectMs = MIN_RECONNECT_MS;
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
    }, HEARTBEAT_INTERVAL_MS).unref();
  }

  private reconnect(lost: StoreClient, error?: unknown): void {
    if (this.isClosed || this.connection !== lost) return;
    this.connection = undefined;
    this.log.warn({ err: error }, 'the connection that listens for changes was lost');
    lost.end().catch(() => {});
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.listen(), this.reconnectMs);
    this.reconnectMs = Math.min(this.reconnectMs * 2, MAX_RECONNECT_MS);
  }
}
