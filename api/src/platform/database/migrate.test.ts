import { setTimeout as sleep } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { createBareDatabase } from '../../testing/testDatabase.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

const NAMES = migrations.map(({ name }) => name);

const ALTERING_MIGRATION = 'Migration29990101000000_altering';
class Migration29990101000000_altering extends Migration {
  override up(): void {
    this.addSql('alter table deal_change add column note text');
  }
}

let database: Awaited<ReturnType<typeof createBareDatabase>>;
let other: pg.Client;
let printedLines: string[];
const print = (line: string) => void printedLines.push(line);

beforeEach(async () => {
  printedLines = [];
  database = await createBareDatabase();
  other = new pg.Client({ connectionString: database.url, application_name: 'a report' });
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await database.drop();
});

const listExecuted = async () =>
  (await other.query('select name from mikro_orm_migrations order by name')).rows.map(({ name }) => name);

test('retries a migration of a locked table after short waits, names the process that holds the lock, and does not block other queries', async () => {
  await migrate(database.url);
  await other.query('begin; lock table deal_change in access share mode');
  migrations.push({ name: ALTERING_MIGRATION, class: Migration29990101000000_altering });
  const migrating = migrate(database.url, { print, lockMs: 300 }).finally(() => migrations.pop());
  while (printedLines.length < 2) await sleep(20);
  const { rows } = await other.query('select pg_backend_pid() as pid');
  expect(printedLines[0]).toBe('Updating the tables …');
  expect(printedLines[1]).toMatch(
    new RegExp(
      `^Waiting to update the tables: process ${rows[0].pid} \\(a report\\) has held a lock on deal_change for \\d+ s\\. Trying again …$`,
    ),
  );
  const reader = new pg.Client({ connectionString: database.url, statement_timeout: 500 });
  await reader.connect();
  await reader.query('select from deal_change'); // this query runs between two attempts
  await reader.end();
  await other.query('commit');
  await migrating;
  expect(await listExecuted()).toEqual([...NAMES, ALTERING_MIGRATION]);
});

test('reports that it waits for another instance that is migrating', async () => {
  await other.query('select pg_advisory_lock(4150001)');
  const migrating = migrate(database.url, { print, lockMs: 100 });
  while (printedLines.length === 0) await sleep(20);
  expect(printedLines[0]).toBe('Waiting for another instance to update the tables …');
  await other.query('select pg_advisory_unlock(4150001)');
  await migrating;
  expect(await listExecuted()).toEqual(NAMES);
});

test('reports that a newer build has migrated the database, changes nothing and is ready', async () => {
  await migrate(database.url, { print });
  expect(printedLines.splice(0)).toEqual(['Updating the tables …']);
  await other.query(`insert into mikro_orm_migrations (name) values ('Migration29990101000000_later')`);
  await migrate(database.url, { print });
  expect(printedLines).toEqual([
    'A newer build has updated the database (Migration29990101000000_later). This build still works with it.',
  ]);
  const opened = await Database.open(database.url, []);
  expect(await opened.getReadinessProblem()).toBeUndefined();
  await opened.close();
});
