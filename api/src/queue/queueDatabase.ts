import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from 'pg-boss';
import { isServerLost } from '../database/failures.ts';
import { recoverLostConnections } from '../database/lostConnections.ts';
import { settingsOfConnection } from '../database/orm.ts';

/** The queue's own schema in the store's database. A backup leaves it out. */
export const QUEUE_SCHEMA = 'queue';

/** Longer than a call's: making and sweeping the queue's tables may take its time, and nobody waits for it. */
const waits = { connectionTimeoutMillis: 2_500, query_timeout: 35_000, statement_timeout: 30_000 };

/** Together less than the time in which a run has to show a sign of life. */
const MOST_TRIES = 8;
const PAUSE_MS = 1_000;

/** At most two connections of the queue's own, which find the primary as all others do. */
export class QueueDatabase implements Db {
  private readonly pool: pg.Pool;

  /** @param url PostgreSQL itself, for a pooler would have its statements run without their limits */
  constructor(url: string) {
    this.pool = new pg.Pool({
      ...settingsOfConnection,
      ...waits,
      connectionString: url,
      application_name: 'salesfloor queue',
      max: 2,
      idleTimeoutMillis: 30_000,
    });
    this.pool.on('error', () => {}); // the query in flight rejects by itself
    recoverLostConnections(this.pool);
  }

  /**
   * Again while the database is away for moments, as in a failover: what a run has done is to be known as done. Each statement of the
   * queue may run twice, for jobs are sent with an id and are ended by it.
   */
  async executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.pool.query(text, values);
      } catch (error) {
        if (!isServerLost(error) || tries === MOST_TRIES || this.pool.ending) throw error;
        if (tries > 1) await sleep(PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
