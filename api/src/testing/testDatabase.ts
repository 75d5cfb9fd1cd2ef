import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/migrations.ts';

/** Test files run side by side and share one template; the first to come makes it. */
const TEMPLATE_LOCK = 4_150_000;

const clusterUrl = () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test.');
  return url;
};

/** Another set of migrations is another template. */
const templateName = () => {
  const content = migrations.map(migration => migration.name + String(migration.class)).join();
  return `template_${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
};

const urlOf = (database: string) => {
  const url = new URL(clusterUrl());
  url.pathname = `/${database}`;
  return url.href;
};

async function onCluster(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl() });
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

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

const called = (name: string): TestDatabase => ({
  url: urlOf(name),
  drop: () => onCluster(async client => void (await client.query(`drop database ${name} with (force)`))),
});

/** A database of one's own on the test cluster, without any table. */
export async function createBareDatabase(): Promise<TestDatabase> {
  const name = newName();
  await onCluster(async client => void (await client.query(`create database ${name}`)));
  return called(name);
}

/** A migrated, empty database of one's own on the test cluster. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = templateName();
  const name = newName();
  await onCluster(async client => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await client.query(`create database ${template}_new`);
      await migrate(urlOf(`${template}_new`));
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    // By default PostgreSQL writes the copy to its log as well: half as much work again.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    // Of tables that were never analysed PostgreSQL expects so many rows that it starts processes for each statement.
    await client.query(`alter database ${name} set max_parallel_workers_per_gather = 0`);
  });
  return called(name);
}
