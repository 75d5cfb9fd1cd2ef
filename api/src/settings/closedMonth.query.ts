import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Reader } from '../database/reader.ts';
import { firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import { isMonthOver } from '../rules/closing/closedMonth.ts';

/** The current closing of a month. */
export interface CurrentMonthClosing {
  readonly closedAt: string;
  readonly closedBy: number;
}

/** Lists the closed months, earliest first. */
export async function listClosedMonths(reader: Reader): Promise<Month[]> {
  const rows = await reader.rows<{ month: Month }>(
    sql`select to_char(month, 'YYYY-MM') as month from month_closing where reopened_at is null order by month`,
  );
  return rows.map(({ month }) => month);
}

/** Returns the closing of a month; undefined when it is open. A month that is not over is not queried. */
export async function findMonthClosing(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  month: Month,
): Promise<CurrentMonthClosing | undefined> {
  if (!isMonthOver(month, clock.today())) return undefined;
  return database.row(
    sql`select closed_at::text as "closedAt", closed_by as "closedBy" from month_closing
        where month = ${firstOfMonth(month)} and reopened_at is null`,
  );
}
