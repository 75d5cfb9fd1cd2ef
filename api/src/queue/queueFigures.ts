import { QUEUE_SCHEMA, type QueueDatabase } from './queueDatabase.ts';

/** How it goes with one job. */
export interface JobFigures {
  readonly job: string;
  /** Runs that wait, also those to be tried again, and whose time has come. */
  readonly waiting: number;
  readonly running: number;
  /** How long the one that has waited longest waits, in seconds. */
  readonly oldestSeconds: number;
  /** Runs that have failed for good within 30 days. */
  readonly failed: number;
  /** Those of them after which no run went well. */
  readonly failedSince: number;
  /** Why the latest of them failed. */
  readonly trouble: string | null;
}

const FIGURES = `
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
    (array_agg(output->>'message' order by completed_on desc) filter (where is_open))[1] as trouble
  from runs group by name order by name`;

/** Of each job that ran, failed or waited within 30 days. */
export async function readFigures(database: QueueDatabase): Promise<JobFigures[]> {
  const { rows } = await database.executeSql(FIGURES);
  return rows;
}
