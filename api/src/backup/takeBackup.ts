import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { onConnection } from '../database/connection.ts';
import { copyCommand, endOfRows, setvalCommand, writeBackup } from './backupFile.ts';

interface Table {
  readonly name: string;
  readonly columns: string[];
}

/** Every table but the migrations' own, with the columns that are not derived from others. */
const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'mikro_orm_migrations'
    and a.attgenerated = ''
  group by c.relname order by c.relname`;

/** Where the numbering of each table stands: a number is never given twice, not even that of a row that was deleted. */
const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and sequencename not like 'mikro_orm_%' and last_value is not null
  order by sequencename`;

/** What a restore of a backup has to give again. */
export interface Taken {
  /** The rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, string>>;
}

/** How many rows there are in all. */
export const rowsOfAll = ({ tables }: Taken): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows, 0);

/** Sums over what a dealership would miss first. */
export const FIGURES = `
  select count(*)::text as deals, coalesce(sum(front_gross), 0)::text as "front gross",
    coalesce(sum(back_gross), 0)::text as "back gross",
    count(*) filter (where delivery_status = 'DEL')::text as "delivered deals"
  from deal`;

/**
 * Writes a whole store to a file, as it is at one moment, while people go on working.
 * @returns what is in it
 */
export const takeBackup = (url: string, file: string, signal?: AbortSignal): Promise<Taken> =>
  onConnection(url, 'backup', async client => {
    await client.query('begin isolation level repeatable read, read only');
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from mikro_orm_migrations order by id',
    );
    const about = { takenAt: new Date().toISOString(), migrations: migrations.map(({ name }) => name) };
    const tables: Record<string, number> = {};
    const { rows: figures } = await client.query(FIGURES);
    await writeBackup(file, about, contentOf(client, tables), signal);
    await client.query('commit');
    return { tables, figures: figures[0] };
  });

async function* contentOf(
  client: pg.Client,
  counted: Record<string, number>,
): AsyncGenerator<Buffer | string> {
  const { rows: tables } = await client.query<Table>(TABLES);
  for (const { name, columns } of tables) {
    const command = copyCommand(name, columns);
    yield `${command}\n`;
    const rows = client.query(copyTo(command.replace(' from stdin;', ' to stdout')));
    yield* rows;
    yield endOfRows;
    counted[name] = rows.rowCount;
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES);
  for (const { name, value } of sequences) yield `${setvalCommand(name, value)}\n`;
}
