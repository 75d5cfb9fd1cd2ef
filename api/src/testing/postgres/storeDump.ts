import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';

/** Columns with the current time or random values, which differ even between equal stores. */
const INCIDENTAL_COLUMNS = [
  'created_at',
  'changed_at',
  'last_used_at',
  'expires_at',
  'revoked_at',
  'saved_at',
  'token',
  'token_hash',
];

/** Tables without data of the store, and the log of accesses. */
const EXCLUDED_TABLES = [
  'data_access',
  'failed_try',
  'local_sign_in',
  'mikro_orm_migrations',
  'store_version',
];

/** Dumps every row of every table by table, as JSON without the incidental columns. */
export async function dumpStore(database: Database): Promise<Record<string, string[]>> {
  return readAllRows(database, INCIDENTAL_COLUMNS);
}

/** Returns a checksum of the whole store, without the times at which sessions were last used. */
export async function getStoreChecksum(database: Database): Promise<string> {
  const rows = await readAllRows(database, ['last_used_at']);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

async function readAllRows(
  database: Database,
  excludedColumns: readonly string[],
): Promise<Record<string, string[]>> {
  const tables = await database.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [EXCLUDED_TABLES],
  );
  const tableQueries = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(array_agg((to_jsonb(t) - $1::text[])::text order by t::text), '{}') as rows from "${name}" t`,
  );
  // Several processes may run the parts of a union and finish in any order.
  const sortedQuery = `${tableQueries.join(' union all ')} order by name`;
  const dump = await database.rows<{ name: string; rows: string[] }>(sortedQuery, [excludedColumns]);
  return Object.fromEntries(dump.map(({ name, rows }) => [name, rows]));
}
