import { basename } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { insertAccessSql } from '../accessLog/accessLog.statements.ts';
import { buildCopyCommand, buildSetvalCommand, END_OF_ROWS_LINE, writeBackup } from './backupFile.ts';

interface BackupTable {
  readonly name: string;
  readonly columns: string[];
}

/** Selects every table except the table of the migrations, with the columns that are not generated. */
const TABLES_SQL = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'mikro_orm_migrations'
    and a.attgenerated = ''
  group by c.relname order by c.relname`;

/**
 * Selects the current value of each sequence. After a restore, the numbers of all rows, even of deleted rows,
 * are therefore not used again.
 */
const SEQUENCES_SQL = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and sequencename not like 'mikro_orm_%' and last_value is not null
  order by sequencename`;

/** The contents that a restored backup must have. */
export interface BackupContents {
  /** Row counts by table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, string>>;
}

/** Counts the rows of all tables. */
export const countRows = ({ tables }: BackupContents): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows, 0);

/** Selects the sums of the most important data of a dealership. */
export const BACKUP_FIGURES_SQL = `
  select count(*)::text as deals, coalesce(sum(front_gross), 0)::text as "front gross",
    coalesce(sum(back_gross), 0)::text as "back gross",
    count(*) filter (where delivery_status = 'DEL')::text as "delivered deals"
  from deal`;

/**
 * Writes the whole store to a file, in one snapshot, while people continue to work.
 * @returns the counts and sums of the backup
 */
export const takeBackup = (url: string, file: string, signal?: AbortSignal): Promise<BackupContents> =>
  withConnection(url, 'backup', async client => {
    await client.query('begin isolation level repeatable read, read only');
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from mikro_orm_migrations order by id',
    );
    const header = { takenAt: new Date().toISOString(), migrations: migrations.map(({ name }) => name) };
    const tables: Record<string, number> = {};
    const { rows: figures } = await client.query(BACKUP_FIGURES_SQL);
    await writeBackup(file, header, readContents(client, tables), signal);
    await client.query('commit');
    return { tables, figures: figures[0] };
  });

async function* readContents(
  client: pg.Client,
  rowCounts: Record<string, number>,
): AsyncGenerator<Buffer | string> {
  const { rows: tables } = await client.query<BackupTable>(TABLES_SQL);
  for (const { name, columns } of tables) {
    const command = buildCopyCommand(name, columns);
    yield `${command}\n`;
    const rows = client.query(copyTo(command.replace(' from stdin;', ' to stdout')));
    yield* rows;
    yield END_OF_ROWS_LINE;
    rowCounts[name] = rows.rowCount;
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES_SQL);
  for (const { name, value } of sequences) yield `${buildSetvalCommand(name, value)}\n`;
}

/** An event to record: a backup with its row count, or a restore. */
type BackupEvent = { readonly action: 'backUp'; readonly lines: number } | { readonly action: 'restore' };

/**
 * Records a backup or restore in the history. Stores of an older version have no history of backups and
 * restores.
 */
export const recordBackup = (url: string, file: string, event: BackupEvent): Promise<void> =>
  withConnection(url, 'backup', async client => {
    const { rows } = await client.query(`select from pg_class where oid = to_regclass('public.data_access')`);
    if (rows.length === 0) return;
    const systemAccess = {
      employeeId: null,
      origin: null,
      address: null,
      filter: null,
      isBrokenOff: false,
    } as const;
    const access = {
      ...systemAccess,
      lines: null,
      ...event,
      name: basename(file),
      channel: 'store',
    } as const;
    const { text, values } = insertAccessSql({ ...access, at: new Date() });
    await client.query(text, [...values]);
  });
