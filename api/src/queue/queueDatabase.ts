import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from 'pg-boss';
import { isServerLost } from '../database/failures.ts';
import { recoverLostConnections } from '../database/lostConnections.ts';
import { connectionSettings } from '../database/orm.ts';

/** The queue's schema in the store's database. Backups leave it out. */
export const QUEUE_SCHEMA = 'queue';

/**
 * Longer than the limits of a call. Creating and cleaning the queue's tables may take long, and no call waits
 * for it.
 */
const QUEUE_TIMEOUTS = { connectionTimeoutMillis: 2_500, query_timeout: 35_000, statement_timeout: 30_000 };

/** All attempts together take less time than the heartbeat limit of a run. */
const MAX_TRIES = 8;
const RETRY_DELAY_MS = 1_000;

/** The queue's pool of at most two connections. They find the primary like all other connections. */
export class QueueDatabase implements Db {
  private readonly pool: pg.Pool;

  /**
   * @param url the address of PostgreSQL itself, because statements through a pooler would lose their limits
   */
  constructor(url: string) {
    this.pool = new pg.Pool({
      ...connectionSettings,
      ...QUEUE_TIMEOUTS,
      connectionString: url,
      application_name: 'salesfloor queue',
      max: 2,
      idleTimeoutMillis: 30_000,
    });
    this.pool.on('error', () => {}); // the query in flight rejects
    recoverLostConnections(this.pool);
  }

  /**
   * Retries while the database is away for moments, as in a failover, so that finished runs are recorded as
   * finished. Each statement of the queue may run twice, because jobs are sent and ended by ID.
   */
  async executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.pool.query(text, values);
      } catch (error) {
        if (!isServerLost(error) || tries === MAX_TRIES || this.pool.ending) throw error;
        if (tries > 1) await sleep(RETRY_DELAY_MS, undefined, { ref: false });
      }
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
