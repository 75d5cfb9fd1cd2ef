import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { onDatabase } from '../cluster.ts';
import { A_DEAL } from '../questions.ts';

/** How much of a store there is. All of them go on until the same day. */
export interface StoreSize {
  /** The name of its database. */
  readonly name: string;
  readonly label: string;
  readonly deals: number;
  readonly years: number;
}

export const LAST_DAY = '2025-12-31';

/** The same numbers make the same store. */
const SEED = 0.42;

/** Fills a migrated, empty database. The rows are made by PostgreSQL itself, and their people are not looked up again. */
export async function fillStore(url: string, { deals, years }: StoreSize): Promise<void> {
  const firstDay = firstDayOf(years);
  await onDatabase(url, async client => {
    await client.query('set session_replication_role = replica');
    await client.query('select setseed($1)', [SEED]);
    await run(client, 'people', []);
    await run(client, 'deals', [deals, firstDay, LAST_DAY]);
    await run(client, 'months', [firstDay, LAST_DAY]);
    await run(client, 'theDeal', [A_DEAL]);
    await client.query('vacuum analyze');
  });
}

/** Adds to a filled store ten lines of history for each deal, 22 ups a day and a display. */
export async function fillHistory(url: string, { years }: StoreSize): Promise<void> {
  await onDatabase(url, async client => {
    await client.query('set session_replication_role = replica');
    await run(client, 'changes', []);
    await run(client, 'ups', [firstDayOf(years), LAST_DAY]);
    await client.query(
      `insert into display (name, token_hash, boards, seconds, theme, shows_gross, has_sound, created_by, created_at)
       values ('Floor', '', '{TICK_SHEET}', 20, 'DARK', true, false, 1, now())`,
    );
    await client.query('vacuum analyze');
  });
}

/** The first day of a store that goes back so many years. */
export const firstDayOf = (years: number): string => `${Number(LAST_DAY.slice(0, 4)) - years + 1}-01-01`;

async function run(client: pg.Client, file: string, values: unknown[]): Promise<void> {
  await client.query(await readFile(new URL(`${file}.sql`, import.meta.url), 'utf8'), values);
}

const ADMIN = 5;

export const newToken = () => randomBytes(32).toString('base64url');

/** Lets the holder of the token in, as an admin or as somebody else. */
export async function signIn(url: string, token: string, place = 0): Promise<void> {
  await onDatabase(url, client =>
    client.query(
      `insert into session (token_hash, employee_id, created_at, last_used_at, expires_at)
       select $1, id, now(), now(), now() + interval '1 day' from employee where is_active
       order by position = $2 desc, id offset $3 limit 1`,
      [createHash('sha256').update(token).digest(), ADMIN, place],
    ),
  );
}
