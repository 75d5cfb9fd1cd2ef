import type { Database } from '../../../platform/database/database.ts';
import { badInput } from '../../../platform/errors.ts';
import { MAX_ID } from '../../../platform/input/fields.ts';

const MAX_FREE_NUMBERS = 400;

/**
 * Lists the lowest free deal numbers above `after` in ascending order. The list is shorter when too few
 * numbers are free. The numbers are only offered, not reserved, because forms stay open for hours.
 * @param after by default the number of the last created deal. The offered numbers then follow the number of
 * that deal, even when an older deal has a much higher number (docs/adr/deals.md)
 */
export async function listFreeDealNumbers(
  database: Database,
  { after, count }: { readonly after?: number | undefined; readonly count: number },
): Promise<number[]> {
  if (count < 1 || count > MAX_FREE_NUMBERS) throw badInput(`Request 1 to ${MAX_FREE_NUMBERS} deal numbers.`);
  const start = Math.max(after ?? (await getLastCreatedNumber(database)), 0);
  return findFreeNumbersAbove(database, start, count, count * 2);
}

async function getLastCreatedNumber(database: Database): Promise<number> {
  const last = await database.row<{ number: number }>('select number from deal order by id desc limit 1');
  return last?.number ?? 0;
}

/** Searches a range of numbers. When most of the range is taken, searches a range that is twice as long. */
async function findFreeNumbersAbove(
  database: Database,
  after: number,
  count: number,
  rangeLength: number,
): Promise<number[]> {
  const end = Math.min(after + rangeLength, MAX_ID);
  const rows = await database.rows<{ number: number }>(
    `select number from generate_series($1::bigint + 1, $2) as offered (number)
     where not exists (select from deal where deal.number = offered.number)
     order by number limit $3`,
    [after, end, count],
  );
  if (rows.length < count && end < MAX_ID)
    return findFreeNumbersAbove(database, after, count, rangeLength * 2);
  return rows.map(row => row.number);
}
