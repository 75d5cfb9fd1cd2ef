import pg from 'pg';
import type { Db } from 'pg-boss';
import { recoverLostConnections } from '../database/lostConnections.ts';
import { settingsOfConnection } from '../database/orm.ts';

/** The queue's own schema in the store's database. A backup leaves it out. */
export const QUEUE_SCHEMA = 'queue';

/** Longer than a call's: making and sweeping the queue's tables may take its time, and nobody waits for it. */
const waits = { connectionTimeoutMillis: 2_500, query_timeout: 35_000, statement_timeout: 30_000 };

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

  executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return this.pool.query(text, values);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
