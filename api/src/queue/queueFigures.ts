import { QUEUE_SCHEMA, type QueueDatabase } from './queueDatabase.ts';

/** How it goes with the jobs. */
export interface QueueFigures {
  /** Jobs that wait to be done, or to be tried again, and whose time has come. */
  readonly waiting: number;
  readonly running: number;
  /** How long the one that has waited longest waits, in seconds. */
  readonly oldestSeconds: number;
  /** Jobs that have failed for good within 30 days. */
  readonly failed: number;
}

const FIGURES = `
  select count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
      as "oldestSeconds",
    count(*) filter (where state = 'failed')::int as failed
  from ${QUEUE_SCHEMA}.job`;

export async function readFigures(database: QueueDatabase): Promise<QueueFigures> {
  const { rows } = await database.executeSql(FIGURES);
  return rows[0];
}
