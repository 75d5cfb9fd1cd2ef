import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { migrations } from '../platform/database/migrations/migrations.ts';

/**
 * Number of an advisory lock. Test files run in parallel and share one template database. The first test file
 * creates the template.
 */
const TEMPLATE_LOCK = 4_150_000;

const getClusterUrl = () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test.');
  return url;
};

/** Each set of migrations has its own template. */
const getTemplateName = () => {
  const content = migrations.map(migration => migration.name + String(migration.class)).join();
  return `template_${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
};

const toUrl = (database: string) => {
  const url = new URL(getClusterUrl());
  url.pathname = `/${database}`;
  return url.href;
};

async function withCluster(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: getClusterUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const createName = () => `test_${randomUUID().replaceAll('-', '')}`;

const toTestDatabase = (name: string): TestDatabase => ({
  url: toUrl(name),
  drop: () => withCluster(async client => void (await client.query(`drop database ${name} with (force)`))),
});

/** Creates a separate database on the test cluster, without tables. */
export async function createBareDatabase(): Promise<TestDatabase> {
  const name = createName();
  await withCluster(async client => void (await client.query(`create database ${name}`)));
  return toTestDatabase(name);
}

/** Creates a separate, migrated and empty database on the test cluster. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = getTemplateName();
  const name = createName();
  await withCluster(async client => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await client.query(`create database ${template}_new`);
      await migrate(toUrl(`${template}_new`));
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    // By default, PostgreSQL also writes the copied data to its log, which makes the copy take 50 % longer.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    // PostgreSQL overestimates the rows of tables that were never analyzed, and would start parallel workers
    // for each statement.
    await client.query(`alter database ${name} set max_parallel_workers_per_gather = 0`);
  });
  return toTestDatabase(name);
}
