import pg from 'pg';

/**
 * Does some work on a connection of its own, outside the pool and its time limits.
 * @param name what the connection is called in `pg_stat_activity`
 */
export async function onConnection<Result>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: `salesfloor ${name}` });
  client.on('error', () => {}); // the query in flight rejects by itself
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
