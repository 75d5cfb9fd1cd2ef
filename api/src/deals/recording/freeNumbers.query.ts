import type { Database } from '../../database/database.ts';
import { badInput } from '../../platform/errors.ts';
import { MAX_ID } from '../../platform/input/fields.ts';

const MOST_NUMBERS = 400;

/**
 * The lowest numbers above `after` that no deal has, in order; fewer when numbers run out.
 * @param after absent: the number of the deal that was recorded last, so that the offered one is the next of its series,
 *   whatever far-off number an older deal has (decision 085)
 */
export async function freeDealNumbers(
  database: Database,
  { after, count }: { readonly after?: number | undefined; readonly count: number },
): Promise<number[]> {
  if (count < 1 || count > MOST_NUMBERS) throw badInput(`Ask for 1 to ${MOST_NUMBERS} numbers.`);
  // Deal numbers begin with 1.
  const start = Math.max(after ?? (await lastRecorded(database)), 0);
  return freeAbove(database, start, count, count * 2);
}

async function lastRecorded(database: Database): Promise<number> {
  const last = await database.row<{ number: number }>('select number from deal order by id desc limit 1');
  return last?.number ?? 0;
}

/** Looks at a stretch of numbers, and at one twice as long when most of it is taken. */
async function freeAbove(
  database: Database,
  after: number,
  count: number,
  stretch: number,
): Promise<number[]> {
  const end = Math.min(after + stretch, MAX_ID);
  const rows = await database.rows<{ number: number }>(
    `select number from generate_series($1::bigint + 1, $2) as offered (number)
     where not exists (select from deal where deal.number = offered.number)
     order by number limit $3`,
    [after, end, count],
  );
  if (rows.length < count && end < MAX_ID) return freeAbove(database, after, count, stretch * 2);
  return rows.map(row => row.number);
}
