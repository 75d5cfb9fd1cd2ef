import type pg from 'pg';
import { StoreClient } from './servers/storeClient.ts';

/** Days are read and written as YYYY-MM-DD, whatever the database is configured to write. */
export const ISO_DAYS = '-c datestyle=ISO';

/**
 * Does some work on a connection of its own, outside the pool and its time limits.
 * @param name what the connection is called in `pg_stat_activity`
 */
export async function onConnection<Result>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new StoreClient({
    connectionString: url,
    application_name: `salesfloor ${name}`,
    options: ISO_DAYS,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
