import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { onConnection } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { migrations as known } from '../database/migrations/migrations.ts';
import { BackupError } from './backupError.ts';
import { readBackup } from './backupFile.ts';

const RESTORED = 'salesfloor_restored';
const REPLACED = 'salesfloor_replaced';

/**
 * Puts a backup in the place of the store's database, whole or not at all: it is filled aside and takes the name at the end.
 * Everyone has to sign in again. Nobody else may be using the server.
 * @throws BackupError when the file is damaged, or was made by a newer version
 */
export async function restoreBackup(url: string, file: string): Promise<void> {
  const store = new URL(url).pathname.slice(1);
  const { about, steps } = await readBackup(file);
  const names = new Set(known.map(({ name }) => name));
  if (about.migrations.some(name => !names.has(name))) {
    throw new BackupError(`The backup ${file} was made by a newer version: restore it with that one.`);
  }
  await onConnection(urlOf(url, 'postgres'), 'restore', async server => {
    for (const name of [RESTORED, REPLACED])
      await server.query(`drop database if exists ${name} with (force)`);
    try {
      await server.query(`create database ${RESTORED}`);
      const restored = urlOf(url, RESTORED);
      await migrate(restored, { upTo: about.migrations });
      await onConnection(restored, 'restore', client => fill(client, steps));
      await migrate(restored);
      await onConnection(restored, 'restore', client =>
        client.query('update session set revoked_at = now() where revoked_at is null'),
      );
    } catch (error) {
      await server.query(`drop database if exists ${RESTORED} with (force)`);
      throw error;
    }
    await server.query(
      `begin; alter database ${store} rename to ${REPLACED}; alter database ${RESTORED} rename to ${store}; commit`,
    );
    await server.query(`drop database ${REPLACED} with (force)`);
  });
}

/** Rows as they were: no trigger runs, and what the migrations put there themselves makes room. */
async function fill(
  client: pg.Client,
  steps: Awaited<ReturnType<typeof readBackup>>['steps'],
): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  const { rows } = await client.query<{ all: string }>(
    `select string_agg(format('%I', tablename), ', ') as all from pg_tables
     where schemaname = 'public' and tablename <> 'mikro_orm_migrations'`,
  );
  if (rows[0]?.all) await client.query(`truncate ${rows[0].all}`);
  for await (const step of steps) {
    if (step.kind === 'sequence') await client.query(step.setval);
    else await pipeline(Readable.from(step.lines), client.query(copyFrom(step.copy)));
  }
  await client.query('commit');
}

const urlOf = (url: string, database: string) => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};
