import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { createBareDatabase, type TestDatabase } from '../testDatabase.ts';

/** A backup that the last build before 0.1.0 made of its store. */
export const OLD_BUILD_BACKUP = fileURLToPath(new URL('backup.sql.gz', import.meta.url));

/** Session tokens of people in the old store, valid at STORE_TIME. */
export const ADMIN_SESSION = '2bf_yJ67wAKgznbgJUSzlKtiJBaetKE9czKHgtxmIP8';
export const ADMIN_ACCESS_TOKEN = 'sfp_YhG1YVDSaZL5cIbCi-MFBHd4MK6VNNZ4BD-oGpPbT3o';
export const STORE_TIME = '2026-05-15T15:00:00Z';

/** Creates a database with the tables and rows of the last build before 0.1.0, from a `pg_dump`. */
export async function createOldBuildStore(): Promise<TestDatabase> {
  const dump = gunzipSync(await readFile(new URL('store.sql.gz', import.meta.url))).toString();
  const database = await createBareDatabase();
  await withConnection(database.url, 'test', client => client.query(dump));
  return database;
}
