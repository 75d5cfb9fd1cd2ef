import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { TestStore } from './testStore.ts';

/** Does something while another desk has written what it has not committed yet; in the end it gives that up. */
export async function whileAnotherDesk<Result>(
  { url }: TestStore,
  [statement, values]: readonly [statement: string, values: unknown[]],
  work: () => Promise<Result>,
): Promise<Result> {
  const desk = new pg.Client({ connectionString: url });
  await desk.connect();
  try {
    await desk.query('begin');
    await desk.query(statement, values);
    return await work();
  } finally {
    await desk.end();
  }
}

/** Waits for the statement like this that waits for somebody else, and ends its connection as a dying server would. */
export async function endWhoWaits({ database }: TestStore, like: string): Promise<void> {
  const end = () =>
    database.row(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
      [like],
    );
  while (!(await end())) await setImmediate();
}
