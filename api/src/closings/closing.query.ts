import sql, { raw } from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import { notFound } from '../errors.ts';
import { addMonths, firstOfMonth, type Month, monthRange } from '../rules/calendar/calendar.ts';
import type {
  CountedDeal,
  DealDifference,
  FigureDifference,
  MonthFigures,
} from '../rules/closing/differences.ts';
import type { MonthReports, OpenDeal } from './monthAsItStands.ts';

/** Of what is stored; it grows when the stored reports get another shape. */
export const FORMAT = 1;

/** What differs from the closing before. */
export interface Since {
  readonly deals: readonly DealDifference[];
  readonly figures: readonly FigureDifference[];
}

/** What a closing stores (closing.md, What is stored). */
export interface StoredMonth {
  readonly figures: MonthFigures;
  readonly open: readonly OpenDeal[];
  /** Null: the month was not closed before. */
  readonly since: Since | null;
  readonly deals: readonly CountedDeal[];
  readonly reports: MonthReports;
}

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

/** What a closing stored. @throws NOT_FOUND */
export async function closingById(
  reader: Reader,
  id: number,
): Promise<ClosingRow & { readonly stored: StoredMonth }> {
  const row = await reader.row<ClosingRow & { readonly stored: StoredMonth }>(
    sql`select ${ACTS}, stored from month_closing where id = ${id}`,
  );
  if (!row) throw notFound('There is no such closing.');
  return row;
}

/** What the last closing of a month stored; undefined: it never was closed. */
export const lastStored = (
  reader: Reader,
  month: Month,
): Promise<{ readonly stored: Pick<StoredMonth, 'figures' | 'deals'> } | undefined> =>
  reader.row(
    sql`select stored - 'reports' as stored from month_closing
        where month = ${firstOfMonth(month)} order by id desc limit 1`,
  );

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
