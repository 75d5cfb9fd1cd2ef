import sql, { raw } from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import { notFound } from '../platform/errors.ts';
import { addMonths, firstOfMonth, type Month, monthRange } from '../rules/calendar/calendar.ts';
import type { MonthTotalsType } from './closing.types.ts';
import { isKnown, readStored } from './stored/formats.ts';
import type { StoredMonth } from './stored/storedMonth.ts';

/** That a month was closed, and reopened. */
export interface ClosingRow {
  readonly id: number;
  readonly month: Month;
  readonly closedAt: string;
  readonly closedBy: number;
  readonly reopenedAt: string | null;
  readonly reopenedBy: number | null;
  readonly reason: string | null;
}

const ACTS =
  raw(`id, to_char(month, 'YYYY-MM') as month, closed_at::text as "closedAt", closed_by as "closedBy",
  reopened_at::text as "reopenedAt", reopened_by as "reopenedBy", reason`);

/** The months that are closed now. */
export const closedNow = (reader: Reader): Promise<ClosingRow[]> =>
  reader.rows(sql`select ${ACTS} from month_closing where reopened_at is null order by month desc`);

/** The last closing of each month that ever was closed. */
export const lastClosings = (reader: Reader): Promise<ClosingRow[]> =>
  reader.rows(
    sql`select distinct on (month_closing.month) ${ACTS} from month_closing order by month_closing.month, id desc`,
  );

/** The closings of a month, the newest first. */
export const closingsOf = (reader: Reader, month: Month): Promise<ClosingRow[]> =>
  reader.rows(sql`select ${ACTS} from month_closing where month = ${firstOfMonth(month)} order by id desc`);

/** A closing as its row has it, in the format of its time. */
type Unread = ClosingRow & { readonly format: number; readonly stored: unknown };

export type StoredClosing = ClosingRow & { readonly stored: StoredMonth };

/** What a closing stored. @throws NOT_FOUND, CONFLICT when a later version of the product wrote it */
export async function closingById(reader: Reader, id: number): Promise<StoredClosing> {
  const row = await reader.row<Unread>(
    sql`select ${ACTS}, format, stored from month_closing where id = ${id}`,
  );
  if (!row) throw notFound('There is no such closing.');
  return read(row);
}

/** What the last closing of a month stored; undefined: it never was closed. @throws CONFLICT as above */
export async function lastStored(reader: Reader, month: Month): Promise<StoredMonth | undefined> {
  const row = await reader.row<Unread>(
    sql`select ${ACTS}, format, stored from month_closing
        where month = ${firstOfMonth(month)} order by id desc limit 1`,
  );
  return row && (await read(row)).stored;
}

/** What the months that are closed now stored of the store; null for one that a later version of the product closed. */
export async function closedTotals(reader: Reader): Promise<Map<Month, MonthTotalsType | null>> {
  const rows = await reader.rows<MonthTotalsType & { readonly month: Month; readonly format: number }>(
    sql`select to_char(month, 'YYYY-MM') as month, format, (figures -> 'delivered')::float8 as delivered,
          (figures -> 'gross')::float8 as gross, (figures -> 'totalSpiff')::float8 as "totalSpiff",
          jsonb_array_length(open) as "openDeals"
        from month_closing cross join jsonb_to_record(stored) as was (figures jsonb, open jsonb)
        where reopened_at is null`,
  );
  return new Map(rows.map(({ month, format, ...totals }) => [month, isKnown(format) ? totals : null]));
}

/** The numbers that deals have now, by their keys; a deleted one has none. */
export async function numbersNow(reader: Reader, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.rows<{ id: number; number: number }>(
    sql`select id, number from deal where id = any(${ids}::int[])`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

const read = async ({ format, stored, ...row }: Unread): Promise<StoredClosing> => ({
  ...row,
  stored: await readStored(format, stored),
});

/** Whether any deal is of a month. */
export async function hasDeals(reader: Reader, month: Month): Promise<boolean> {
  const { start, end } = monthRange(month);
  return (
    (await reader.row(sql`select 1 from deal where log_day between ${start} and ${end} limit 1`)) !==
    undefined
  );
}

/** As many months as are listed. */
const MOST_MONTHS = 120;

/** The months from that of the first deal to this one, the newest first. */
export async function monthsUntil(reader: Reader, thisMonth: Month): Promise<Month[]> {
  const row = await reader.row<{ first: Month | null }>(
    sql`select to_char(min(log_day), 'YYYY-MM') as first from deal`,
  );
  const first = row?.first ?? thisMonth;
  const months: Month[] = [];
  for (let month = thisMonth; month >= first && months.length < MOST_MONTHS; month = addMonths(month, -1)) {
    months.push(month);
  }
  return months;
}
