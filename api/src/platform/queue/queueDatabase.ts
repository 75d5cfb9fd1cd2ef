import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from 'pg-boss';
import { recoverLostConnections } from '../database/connections/lostConnections.ts';
import { isServerLost } from '../database/databaseErrors.ts';
import { connectionSettings } from '../database/orm.ts';

/** The queue's schema in the store's database. Backups omit this schema. */
export const QUEUE_SCHEMA = 'queue';

/**
 * Timeouts of the queue's statements. They exceed the limits of a call, because creating and cleaning the
 * queue's tables may take long.
 */
const QUEUE_TIMEOUTS = { connectionTimeoutMillis: 2_500, query_timeout: 35_000, statement_timeout: 30_000 };

/** The maximum number of attempts. All attempts together take less time than the heartbeat limit of a run. */
const MAX_TRIES = 8;
const RETRY_DELAY_MS = 1_000;

/** The queue's pool of at most two connections. Like all other connections, they connect to the primary. */
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
   * Retries a statement while the database is briefly unavailable, for example during a failover, so that
   * finished runs are recorded as finished. Every statement of the queue may run twice, because jobs are sent
   * and ended by ID.
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

/** The statistics of one job. */
export interface JobStats {
  readonly job: string;
  /** The number of due runs that are waiting, including retries. */
  readonly waiting: number;
  readonly running: number;
  /** The number of seconds that the oldest waiting run has waited. */
  readonly oldestSeconds: number;
  /** The number of runs within 30 days that failed in every attempt. */
  readonly failed: number;
  /** The number of failed runs since the last successful run. */
  readonly failedSince: number;
  /** The error of the latest failed run. */
  readonly lastError: string | null;
}

const JOB_STATS_SQL = `
  with well as (
    select name, max(completed_on) as at from ${QUEUE_SCHEMA}.job where state = 'completed' group by name
  ), runs as (
    select job.*, state < 'active' and start_after <= now() as is_due,
      state = 'failed' and (well.at is null or completed_on > well.at) as is_open
    from ${QUEUE_SCHEMA}.job left join well using (name)
  )
  select name as job, count(*) filter (where is_due)::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    coalesce(extract(epoch from now() - min(start_after) filter (where is_due)), 0)::float8 as "oldestSeconds",
    count(*) filter (where state = 'failed')::int as failed, count(*) filter (where is_open)::int as "failedSince",
    (array_agg(output->>'message' order by completed_on desc) filter (where is_open))[1] as "lastError"
  from runs group by name order by name`;

/** Reads the statistics of each job that ran, failed or waited within 30 days. */
export async function readJobStats(database: QueueDatabase): Promise<JobStats[]> {
  const { rows } = await database.executeSql(JOB_STATS_SQL);
  return rows;
}
