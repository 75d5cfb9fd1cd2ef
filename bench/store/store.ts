import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { withConnection } from '../cluster.ts';
import { DEAL_NUMBER } from '../requests.ts';

/** The size of a store. The data of all stores ends on the same day. */
export interface StoreSize {
  /** The name of the store's database. */
  readonly name: string;
  readonly label: string;
  readonly deals: number;
  readonly years: number;
}

export const LAST_DAY = '2025-12-31';

/** Seed of the random numbers, so that every run builds the same store. */
const SEED = 0.42;

/**
 * Fills an empty database that has all migrations. PostgreSQL generates the rows, and does not check the
 * references to people.
 */
export async function fillStore(url: string, { deals, years }: StoreSize): Promise<void> {
  const firstDay = getFirstDay(years);
  await withConnection(url, async client => {
    await client.query('set session_replication_role = replica');
    await client.query('select setseed($1)', [SEED]);
    await runFile(client, 'people', []);
    await runFile(client, 'deals', [deals, firstDay, LAST_DAY]);
    await runFile(client, 'months', [firstDay, LAST_DAY]);
    await runFile(client, 'countedDeal', [DEAL_NUMBER]);
    await client.query('vacuum analyze');
  });
}

/**
 * Adds data to a filled store: ten history entries for each deal, 22 ups for each day, and one wall display.
 */
export async function fillHistory(url: string, { years }: StoreSize): Promise<void> {
  await withConnection(url, async client => {
    await client.query('set session_replication_role = replica');
    await runFile(client, 'changes', []);
    await runFile(client, 'ups', [getFirstDay(years), LAST_DAY]);
    await client.query(
      `insert into display (name, token_hash, boards, seconds, theme, shows_gross, has_sound, created_by, created_at)
       values ('Floor', '', '{TICK_SHEET}', 20, 'DARK', true, false, 1, now())`,
    );
    await client.query('vacuum analyze');
  });
}

/** Returns the first day with data in a store with this number of years. */
export const getFirstDay = (years: number): string => `${Number(LAST_DAY.slice(0, 4)) - years + 1}-01-01`;

async function runFile(client: pg.Client, file: string, values: unknown[]): Promise<void> {
  await client.query(await readFile(new URL(`${file}.sql`, import.meta.url), 'utf8'), values);
}

const ADMIN = 5;

export const createToken = () => randomBytes(32).toString('base64url');

/** Creates a session with this token for an admin or for another person. */
export async function createSession(url: string, token: string, offset = 0): Promise<void> {
  await withConnection(url, client =>
    client.query(
      `insert into session (token_hash, employee_id, created_at, last_used_at, expires_at)
       select $1, id, now(), now(), now() + interval '1 day' from employee where is_active
       order by position = $2 desc, id offset $3 limit 1`,
      [createHash('sha256').update(token).digest(), ADMIN, offset],
    ),
  );
}
