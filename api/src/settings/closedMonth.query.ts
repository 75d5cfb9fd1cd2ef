import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Reader } from '../database/reader.ts';
import { firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import { isMonthOver } from '../rules/closing/closedMonth.ts';

/** That a month is closed now. */
export interface ClosedMonth {
  readonly closedAt: string;
  readonly closedBy: number;
}

/** Lists the months that are closed now, the earliest first. */
export async function listClosedMonths(reader: Reader): Promise<Month[]> {
  const rows = await reader.rows<{ month: Month }>(
    sql`select to_char(month, 'YYYY-MM') as month from month_closing where reopened_at is null order by month`,
  );
  return rows.map(({ month }) => month);
}

/** Who closed a month, and when; undefined: it is open. A month that is not over is not read. */
export async function closedMonth(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  month: Month,
): Promise<ClosedMonth | undefined> {
  if (!isMonthOver(month, clock.today())) return undefined;
  return database.row(
    sql`select closed_at::text as "closedAt", closed_by as "closedBy" from month_closing
        where month = ${firstOfMonth(month)} and reopened_at is null`,
  );
}
