import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { DatabaseError, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withBaseline } from '../database/baseline/replacedMigrations.ts';
import { onConnection } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { migrations as known } from '../database/migrations/migrations.ts';
import { BackupError } from './backupError.ts';
import { damaged, readBackup, type Step } from './backupFile.ts';

const RESTORED = 'salesfloor_restored';
const REPLACED = 'salesfloor_replaced';

/**
 * Puts a backup in the place of the store's database, whole or not at all: it is filled aside and takes the name at the end.
 * Everyone has to sign in again. Nobody else may be using the server.
 * @throws BackupError when the file is damaged, or was made by a newer version or by a build that is too old
 */
export async function restoreBackup(url: string, file: string): Promise<void> {
  const store = databaseOf(url);
  const server = urlOf(url, 'postgres');
  await onConnection(server, 'restore', client =>
    client.query(`drop database if exists ${REPLACED} with (force)`),
  );
  await restoreAside(server, RESTORED, file, async restored => {
    await onConnection(restored, 'restore', client =>
      client.query('update session set revoked_at = now() where revoked_at is null'),
    );
    await onConnection(server, 'restore', async client => {
      await client.query(
        `begin; alter database ${store} rename to ${REPLACED}; alter database ${RESTORED} rename to ${store}; commit`,
      );
      await client.query(`drop database ${REPLACED} with (force)`);
    });
  });
}

/**
 * Puts a backup into a database beside others, for some use of it. Whatever comes of it, no database of that name is left.
 * @param server an address of any other database of the server
 * @throws BackupError when the file is damaged, or was made by a newer version or by a build that is too old
 */
export async function restoreAside<Result>(
  server: string,
  name: string,
  file: string,
  use: (restored: string) => Promise<Result>,
): Promise<Result> {
  const { about, steps } = await readBackup(file);
  const upTo = withBaseline(about.migrations);
  if (!upTo) {
    throw new BackupError(
      `The backup ${file} was made by a build that is too old: restore it with the last build before 0.1.0, and start this one then.`,
    );
  }
  const names = new Set(known.map(migration => migration.name));
  if (upTo.some(each => !names.has(each))) {
    throw new BackupError(`The backup ${file} was made by a newer version: restore it with that one.`);
  }
  return onConnection(server, 'restore', async client => {
    const drop = () => client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
    await drop();
    try {
      await client.query(`create database ${escapeIdentifier(name)}`);
      const restored = urlOf(server, name);
      await migrate(restored, { upTo });
      await onConnection(restored, 'restore', aside => fill(aside, steps, file));
      await migrate(restored);
      return await use(restored);
    } finally {
      await drop();
    }
  });
}

/** Rows as they were: no trigger runs, and what the migrations put there themselves makes room. */
async function fill(client: pg.Client, steps: AsyncIterable<Step>, file: string): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  const { rows } = await client.query<{ all: string }>(
    `select string_agg(format('%I', tablename), ', ') as all from pg_tables
     where schemaname = 'public' and tablename <> 'mikro_orm_migrations'`,
  );
  if (rows[0]?.all) await client.query(`truncate ${rows[0].all}`);
  for await (const step of steps) {
    await run(client, step).catch(error => {
      throw isOfContent(error) ? damaged(file) : error;
    });
  }
  await client.query('commit');
}

async function run(client: pg.Client, step: Step): Promise<void> {
  if (step.kind === 'sequence') await client.query(step.setval);
  else await pipeline(Readable.from(step.lines), client.query(copyFrom(step.copy)));
}

/** PostgreSQL refuses what the file says: data (22), a constraint (23) or a name (42). Anything else is its own trouble. */
const isOfContent = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(22|23|42)/.test(error.code ?? '');

/** Of an address of one server or several. */
const PATH = /^(\w+:\/\/[^/]*\/)([^?]*)/;

/** The name of the database that an address leads to. */
export const databaseOf = (url: string): string => decodeURIComponent(PATH.exec(url)?.[2] ?? '');

const urlOf = (url: string, database: string) => url.replace(PATH, `$1${database}`);
