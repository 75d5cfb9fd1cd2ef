import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** An empty database on the test cluster, for one server. */
export interface TestDatabase {
  url: string;
  /** Writes to it past the server, as `psql` would. */
  run: (statement: string, values?: unknown[]) => Promise<void>;
  /** Ends its connections and takes no new ones, as a database that restarts. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  drop: () => Promise<void>;
}

/** Creates a database on the cluster of TEST_DATABASE_URL, which `npm test` starts. */
export async function createDatabase(): Promise<TestDatabase> {
  const cluster = process.env.TEST_DATABASE_URL;
  if (!cluster) throw new Error('TEST_DATABASE_URL is not set: run the browser tests by `npm test -- e2e`.');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await execute(cluster, `create database ${name}`);
  const url = new URL(cluster);
  url.pathname = name;
  return {
    url: url.href,
    run: (statement, values) => execute(url.href, statement, values),
    goAway: async () => {
      await execute(cluster, `alter database ${name} allow_connections false`);
      await execute(
        cluster,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
        [name],
      );
    },
    comeBack: () => execute(cluster, `alter database ${name} allow_connections true`),
    drop: () => execute(cluster, `drop database ${name} with (force)`),
  };
}

async function execute(url: string, statement: string, values?: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
}
