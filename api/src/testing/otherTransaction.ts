import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { TestStore } from './testStore.ts';

/** Runs work while another connection has uncommitted changes. The changes are rolled back at the end. */
export async function runDuringOtherTransaction<Result>(
  { url }: TestStore,
  [statement, values]: readonly [statement: string, values: unknown[]],
  work: () => Promise<Result>,
): Promise<Result> {
  const otherClient = new pg.Client({ connectionString: url });
  await otherClient.connect();
  try {
    await otherClient.query('begin');
    await otherClient.query(statement, values);
    return await work();
  } finally {
    await otherClient.end();
  }
}

/**
 * Waits until a matching statement waits for a lock. Then terminates the connection of the statement, like a
 * failing server.
 */
export async function terminateWaitingConnection({ database }: TestStore, pattern: string): Promise<void> {
  const terminate = () =>
    database.row(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
      [pattern],
    );
  while (!(await terminate())) await setImmediate();
}
