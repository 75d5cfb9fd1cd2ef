import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** What the wall clock or chance writes; two stores that were treated alike differ in it. */
const INCIDENTAL = [
  'created_at',
  'changed_at',
  'last_used_at',
  'expires_at',
  'revoked_at',
  'saved_at',
  'token',
  'token_hash',
];

/** Tables that hold nothing of the store's own, and the one that tells of what is only read. */
const BOOKKEEPING = ['data_access', 'failed_try', 'local_sign_in', 'mikro_orm_migrations', 'store_version'];

/** Every row of every table of the store, as JSON without its incidental columns, by table. */
export async function dumpOf(database: Database): Promise<Record<string, string[]>> {
  return rowsOf(database, INCIDENTAL);
}

/** A checksum of everything that the store holds, but when each session was last used. */
export async function checksumOf(database: Database): Promise<string> {
  const rows = await rowsOf(database, ['last_used_at']);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

async function rowsOf(database: Database, without: readonly string[]): Promise<Record<string, string[]>> {
  const tables = await database.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [BOOKKEEPING],
  );
  const query = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(array_agg((to_jsonb(t) - $1::text[])::text order by t::text), '{}') as rows from "${name}" t`,
  );
  // Parts of a union may be answered by several processes, in whatever order they end.
  const inOrder = `${query.join(' union all ')} order by name`;
  const dump = await database.rows<{ name: string; rows: string[] }>(inOrder, [without]);
  return Object.fromEntries(dump.map(({ name, rows }) => [name, rows]));
}
