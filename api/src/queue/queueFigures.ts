import { QUEUE_SCHEMA, type QueueDatabase } from './queueDatabase.ts';

/** Statistics of one job. */
export interface JobStats {
  readonly job: string;
  /** Due runs that are waiting, retries included. */
  readonly waiting: number;
  readonly running: number;
  /** Seconds that the oldest waiting run has waited. */
  readonly oldestSeconds: number;
  /** Runs within 30 days that failed in every attempt. */
  readonly failed: number;
  /** Failed runs since the last successful one. */
  readonly failedSince: number;
  /** The error of the latest of them. */
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
