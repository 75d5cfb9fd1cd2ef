import type { Logger } from 'pino';
import { StoreClient } from '../database/connections/storeClient.ts';
import type { Topic } from '../topics.ts';
import {
  CHANGE_CHANNEL,
  matchesFilter,
  mergeChanges,
  parseChange,
  type StoreChange,
  type SubscriptionFilter,
} from './change.ts';

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

  /** Starts to listen for changes. Retries the connection until the database is available. */
  static async open(url: string, log: Logger): Promise<ChangeFeed> {
    const feed = new ChangeFeed(url, log);
    await feed.listen();
    return feed;
  }

  /**
   * Returns a stream of the changes that match a filter. A call of `return()` or the end of a `for await`
   * loop ends the stream.
   */
  watch(filter: SubscriptionFilter): ChangeStream {
    const stream = new ChangeStream(filter, endedStream => this.streams.delete(endedStream));
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

  /** Detects a connection that was lost without notice, for example because a router dropped it. */
  private heartbeat(connection: StoreClient): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      connection.query('select').then(
        () => this.connection === connection && this.heartbeat(connection),
        error => this.reconnect(connection, error),
      );
    }, HEARTBEAT_INTERVAL_MS).unref();
  }

  private reconnect(lostConnection: StoreClient, error?: unknown): void {
    if (this.isClosed || this.connection !== lostConnection) return;
    this.connection = undefined;
    this.log.warn({ err: error }, 'lost the database connection that listens for changes');
    lostConnection.end().catch(() => {});
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.listen(), this.reconnectMs);
    this.reconnectMs = Math.min(this.reconnectMs * 2, MAX_RECONNECT_MS);
  }
}

/**
 * The changes for one subscriber, in order. For a slow subscriber, the pending changes of a topic are merged
 * into one change. The queue therefore stays short, and no change is missed.
 */
export class ChangeStream implements AsyncIterableIterator<StoreChange> {
  private readonly pending = new Map<Topic, StoreChange>();
  private deliver: ((next: IteratorResult<StoreChange>) => void) | undefined;
  private hasEnded = false;

  constructor(
    private readonly filter: SubscriptionFilter,
    private readonly onEnd: (stream: ChangeStream) => void,
  ) {}

  push(change: StoreChange): void {
    if (this.hasEnded || !matchesFilter(this.filter, change)) return;
    if (!this.deliver) {
      this.pending.set(change.topic, mergeChanges(this.pending.get(change.topic), change));
      return;
    }
    this.deliver({ value: change, done: false });
    this.deliver = undefined;
  }

  /** Reports that anything may have changed, on any day. */
  pushAll(): void {
    for (const topic of this.filter.topics) this.push({ topic, days: [] });
  }

  async next(): Promise<IteratorResult<StoreChange>> {
    if (this.hasEnded) return { value: undefined, done: true };
    const [change] = this.pending.values();
    if (!change) {
      return new Promise(deliver => {
        this.deliver = deliver;
      });
    }
    this.pending.delete(change.topic);
    return { value: change, done: false };
  }

  async return(): Promise<IteratorResult<StoreChange>> {
    this.hasEnded = true;
    this.onEnd(this);
    this.deliver?.({ value: undefined, done: true });
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
