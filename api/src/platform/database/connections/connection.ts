import type pg from 'pg';
import { StoreClient } from './storeClient.ts';

/** Reads and writes days as YYYY-MM-DD, independent of the database's configuration. */
export const ISO_DATE_OPTION = '-c datestyle=ISO';

/**
 * Runs work on a separate connection, outside the pool and its time limits.
 * @param name the connection's name in `pg_stat_activity`
 */
export async function withConnection<Result>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new StoreClient({
    connectionString: url,
    application_name: `salesfloor ${name}`,
    options: ISO_DATE_OPTION,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
