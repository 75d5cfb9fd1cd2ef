import sql, { raw } from 'sql-template-tag';
import type { Reader } from '../../platform/database/reader.ts';
import { notFound } from '../../platform/errors.ts';
import { addMonths, firstOfMonth, type Month, monthRange } from '../../rules/calendar/calendar.ts';
import type { MonthTotalsType } from './closing.types.ts';
import { isKnownFormat, parseStoredMonth } from './stored/formats.ts';
import type { StoredMonth } from './stored/storedMonth.ts';

/** A closing of a month, with its reopening if the month was reopened. */
export interface ClosingRow {
  readonly id: number;
  readonly month: Month;
  readonly closedAt: string;
  readonly closedBy: number;
  readonly reopenedAt: string | null;
  readonly reopenedBy: number | null;
  readonly reason: string | null;
}

const CLOSING_COLUMNS =
  raw(`id, to_char(month, 'YYYY-MM') as month, closed_at::text as "closedAt", closed_by as "closedBy",
  reopened_at::text as "reopenedAt", reopened_by as "reopenedBy", reason`);

/** Lists the closings of the months that are closed now, newest first. */
export const listClosedMonths = (reader: Reader): Promise<ClosingRow[]> =>
  reader.rows(
    sql`select ${CLOSING_COLUMNS} from month_closing where reopened_at is null order by month desc`,
  );

/** Lists the last closing of each month that was ever closed. */
export const listLastClosings = (reader: Reader): Promise<ClosingRow[]> =>
  reader.rows(
    sql`select distinct on (month_closing.month) ${CLOSING_COLUMNS} from month_closing order by month_closing.month, id desc`,
  );

/** Lists the closings of a month, newest first. */
export const listClosingsOfMonth = (reader: Reader, month: Month): Promise<ClosingRow[]> =>
  reader.rows(
    sql`select ${CLOSING_COLUMNS} from month_closing where month = ${firstOfMonth(month)} order by id desc`,
  );

/** A closing row with data that is not parsed yet, in the format in which it was stored. */
type UnparsedClosingRow = ClosingRow & { readonly format: number; readonly stored: unknown };

export type StoredClosing = ClosingRow & { readonly stored: StoredMonth };

/**
 * Returns a closing with its stored data.
 * @throws NOT_FOUND, CONFLICT when a newer version of the product stored the closing
 */
export async function getClosing(reader: Reader, id: number): Promise<StoredClosing> {
  const row = await reader.row<UnparsedClosingRow>(
    sql`select ${CLOSING_COLUMNS}, format, stored from month_closing where id = ${id}`,
  );
  if (!row) throw notFound('Closing not found.');
  return parseClosing(row);
}

/**
 * Returns the stored data of the last closing of a month; undefined when the month was never closed.
 * @throws CONFLICT when a newer version of the product stored the closing
 */
export async function getLastStoredMonth(reader: Reader, month: Month): Promise<StoredMonth | undefined> {
  const row = await reader.row<UnparsedClosingRow>(
    sql`select ${CLOSING_COLUMNS}, format, stored from month_closing
        where month = ${firstOfMonth(month)} order by id desc limit 1`,
  );
  return row && (await parseClosing(row)).stored;
}

/**
 * Returns the stored totals of the months that are closed now. The totals are null for a month that was
 * closed by a newer version of the product.
 */
export async function getClosedTotals(reader: Reader): Promise<Map<Month, MonthTotalsType | null>> {
  const rows = await reader.rows<MonthTotalsType & { readonly month: Month; readonly format: number }>(
    sql`select to_char(month, 'YYYY-MM') as month, format, (figures -> 'delivered')::float8 as delivered,
          (figures -> 'gross')::float8 as gross, (figures -> 'totalSpiff')::float8 as "totalSpiff",
          jsonb_array_length(open) as "openDeals"
        from month_closing cross join jsonb_to_record(stored) as was (figures jsonb, open jsonb)
        where reopened_at is null`,
  );
  return new Map(rows.map(({ month, format, ...totals }) => [month, isKnownFormat(format) ? totals : null]));
}

/** Returns the current numbers of deals by deal id. Deleted deals are absent. */
export async function getCurrentDealNumbers(
  reader: Reader,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.rows<{ id: number; number: number }>(
    sql`select id, number from deal where id = any(${ids}::int[])`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

const parseClosing = async ({ format, stored, ...row }: UnparsedClosingRow): Promise<StoredClosing> => ({
  ...row,
  stored: await parseStoredMonth(format, stored),
});

/** Returns whether a month has deals. */
export async function hasDeals(reader: Reader, month: Month): Promise<boolean> {
  const { start, end } = monthRange(month);
  return (
    (await reader.row(sql`select 1 from deal where log_day between ${start} and ${end} limit 1`)) !==
    undefined
  );
}

/** Maximum number of months in the list. */
const MAX_LISTED_MONTHS = 120;

/** Lists the months from the first deal to this month, newest first. */
export async function listMonthsFromFirstDeal(reader: Reader, thisMonth: Month): Promise<Month[]> {
  const row = await reader.row<{ first: Month | null }>(
    sql`select to_char(min(log_day), 'YYYY-MM') as first from deal`,
  );
  const first = row?.first ?? thisMonth;
  const months: Month[] = [];
  for (
    let month = thisMonth;
    month >= first && months.length < MAX_LISTED_MONTHS;
    month = addMonths(month, -1)
  ) {
    months.push(month);
  }
  return months;
}
