import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { DatabaseError, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { replaceWithBaseline } from '../../platform/database/baseline/replacedMigrations.ts';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrations as ownMigrations } from '../../platform/database/migrations/migrations.ts';
import { BackupError, damagedError, type RestoreStep, readBackup } from './backupFile.ts';
import { BACKUP_FIGURES_SQL, type BackupContents } from './takeBackup.ts';

const RESTORED_DATABASE = 'salesfloor_restored';
const REPLACED_DATABASE = 'salesfloor_replaced';

/**
 * Replaces the store's database with a backup, completely or not at all. The backup is restored into a second
 * database. At the end, the second database takes the name of the first database. Everyone has to sign in
 * again. The database server must not have other users.
 * @throws BackupError if the file is damaged, or was made by a newer version or by a build that is too old
 */
export async function restoreBackup(url: string, file: string): Promise<void> {
  const store = getDatabaseName(url);
  const server = replaceDatabaseName(url, 'postgres');
  await withConnection(server, 'restore', client =>
    client.query(`drop database if exists ${REPLACED_DATABASE} with (force)`),
  );
  await withRestoredDatabase(server, RESTORED_DATABASE, file, async restored => {
    await withConnection(restored, 'restore', client =>
      client.query('update session set revoked_at = now() where revoked_at is null'),
    );
    await withConnection(server, 'restore', async client => {
      await client.query(
        `begin; alter database ${store} rename to ${REPLACED_DATABASE}; alter database ${RESTORED_DATABASE} rename to ${store}; commit`,
      );
      await client.query(`drop database ${REPLACED_DATABASE} with (force)`);
    });
  });
}

/**
 * Restores a backup into a temporary database and runs work on it. The database is always dropped at the end,
 * unless it was renamed.
 * @param server the address of another database on the server
 * @throws BackupError if the file is damaged, or was made by a newer version or a build that is too old
 */
export async function withRestoredDatabase<Result>(
  server: string,
  name: string,
  file: string,
  work: (restored: string) => Promise<Result>,
): Promise<Result> {
  const { header, steps } = await readBackup(file);
  const upTo = replaceWithBaseline(header.migrations);
  if (!upTo) {
    throw new BackupError(
      `The backup ${file} was made by a build that is too old. Restore it with the last build before 0.1.0, then start this build.`,
    );
  }
  const names = new Set(ownMigrations.map(migration => migration.name));
  if (upTo.some(each => !names.has(each))) {
    throw new BackupError(`The backup ${file} was made by a newer version. Restore it with that version.`);
  }
  return withConnection(server, 'restore', async client => {
    const drop = () => client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await drop();
    try {
      await client.query(`create database ${escapeIdentifier(name)}`);
      const restored = replaceDatabaseName(server, name);
      await migrate(restored, { upTo });
      await withConnection(restored, 'restore', restoredClient =>
        insertContents(restoredClient, steps, file),
      );
      await migrate(restored);
      return await work(restored);
    } finally {
      await drop();
    }
  });
}

/**
 * Inserts the rows unchanged. Triggers are off, and the rows that the migrations inserted are deleted first.
 */
async function insertContents(
  client: pg.Client,
  steps: AsyncIterable<RestoreStep>,
  file: string,
): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  const { rows } = await client.query<{ all: string }>(
    `select string_agg(format('%I', tablename), ', ') as all from pg_tables
     where schemaname = 'public' and tablename <> 'mikro_orm_migrations'`,
  );
  if (rows[0]?.all) await client.query(`truncate ${rows[0].all}`);
  for await (const step of steps) {
    await runStep(client, step).catch(error => {
      throw isContentError(error) ? damagedError(file) : error;
    });
  }
  await client.query('commit');
}

async function runStep(client: pg.Client, step: RestoreStep): Promise<void> {
  if (step.kind === 'sequence') await client.query(step.setval);
  else await pipeline(Readable.from(step.lines), client.query(copyFrom(step.copy)));
}

/**
 * Checks whether PostgreSQL rejected the content of the file. The SQLSTATE class is then 22 (data), 23 (a
 * constraint) or 42 (a name). Other errors are problems of the server.
 */
const isContentError = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(22|23|42)/.test(error.code ?? '');

/**
 * Matches an address. The first group contains the part with one or several servers, and the second group
 * contains the database name.
 */
const URL_PARTS = /^(\w+:\/\/[^/]*\/)([^?]*)/;

/** Returns the database name in an address. */
export const getDatabaseName = (url: string): string => decodeURIComponent(URL_PARTS.exec(url)?.[2] ?? '');

const replaceDatabaseName = (url: string, database: string) => url.replace(URL_PARTS, `$1${database}`);

/**
 * Restores a backup next to the store, checks that the restored database is complete, and deletes it.
 * @param url the address of the store
 * @param verifyContents checks the contents of the restored database in addition to the row counts
 * @throws BackupError with the difference
 */
export function testRestore(
  url: string,
  file: string,
  expected: BackupContents,
  verifyContents: (restored: string) => Promise<void>,
): Promise<void> {
  return withRestoredDatabase(url, `${getDatabaseName(url)}_proof`, file, async restored => {
    await withConnection(restored, 'proof', async client => {
      for (const [table, rows] of Object.entries(expected.tables)) {
        const result = await client.query<{ rows: number }>(
          `select count(*)::float8 as rows from "${table}"`,
        );
        const actual = result.rows[0]?.rows ?? 0;
        if (actual < rows) throw missingRowsError(table, rows, actual); // a newer release may have added rows
      }
      const { rows: figures } = await client.query<Record<string, string>>(BACKUP_FIGURES_SQL);
      for (const [name, value] of Object.entries(expected.figures)) {
        const actual = figures[0]?.[name];
        if (actual !== value)
          throw new BackupError(`The backup has ${actual} for ${name}, but the store had ${value}.`);
      }
    });
    await verifyContents(restored);
  });
}

const missingRowsError = (table: string, rows: number, actual: number) =>
  new BackupError(`The backup has ${actual} rows in ${table}, but the store had ${rows}.`);
