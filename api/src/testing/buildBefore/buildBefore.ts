import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { onConnection } from '../../database/connection.ts';
import { createBareDatabase, type TestDatabase } from '../testDatabase.ts';

/** A backup that the last build before 0.1.0 made of its store. */
export const BACKUP_OF_BUILD_BEFORE = fileURLToPath(new URL('backup.sql.gz', import.meta.url));

/** What people of that store signed in with, at STORE_TIME. */
export const ADMIN_SESSION = '2bf_yJ67wAKgznbgJUSzlKtiJBaetKE9czKHgtxmIP8';
export const ADMIN_ACCESS_TOKEN = 'sfp_YhG1YVDSaZL5cIbCi-MFBHd4MK6VNNZ4BD-oGpPbT3o';
export const STORE_TIME = '2026-05-15T15:00:00Z';

/** A database with the tables and rows that the last build before 0.1.0 wrote, by `pg_dump`. */
export async function createStoreOfBuildBefore(): Promise<TestDatabase> {
  const dump = gunzipSync(await readFile(new URL('store.sql.gz', import.meta.url))).toString();
  const database = await createBareDatabase();
  await onConnection(database.url, 'test', client => client.query(dump));
  return database;
}
