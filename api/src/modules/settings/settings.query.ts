import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { firstOfMonth, type Month, type MonthSpan } from '../../rules/calendar/calendar.ts';
import { isMonthOver } from '../../rules/closing/closedMonth.ts';
import type { Cents } from '../../rules/numbers/money.ts';
import { DEFAULT_FOLLOW_UP_DAYS, type FollowUpDays } from '../../rules/openItems/openItems.ts';
import type { Hundredths, VacationUnits } from '../../rules/settings/vacation.ts';
import type { WorkingDays } from '../../rules/settings/workingDays.ts';

/** Returns the working days of each month that has working days set (rules.md, Tick sheet). */
export async function getWorkingDaysByMonth(
  reader: Reader,
  months: readonly Month[],
): Promise<ReadonlyMap<Month, WorkingDays>> {
  const rows = await reader.rows<WorkingDays & { readonly month: Month }>(
    sql`select to_char(month, 'YYYY-MM') as month, completed, total
     from working_days where month = any(${months.map(firstOfMonth)}::date[])`,
  );
  return new Map(rows.map(({ month, completed, total }) => [month, { completed, total }]));
}

/** Returns the working days of a month, or undefined if they are not set. */
export async function getWorkingDays(reader: Reader, month: Month): Promise<WorkingDays | undefined> {
  return (await getWorkingDaysByMonth(reader, [month])).get(month);
}

/** Returns the store's follow-up days (rules.md, Open items). */
export async function getFollowUpDays(reader: Reader): Promise<FollowUpDays> {
  return (
    (await reader.row<FollowUpDays>(sql`select confirm, wait from to_do_days`)) ?? DEFAULT_FOLLOW_UP_DAYS
  );
}

/** Lists the vacation units of all employees in a span of months. */
export function listVacationUnits(reader: Reader, { first, last }: MonthSpan): Promise<VacationUnits[]> {
  return reader.rows<VacationUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, (unit_count * 100)::int as hundredths
     from vacation_units where month between ${firstOfMonth(first)} and ${firstOfMonth(last)}`,
  );
}

/** Returns the vacation units of an employee in a month, or 0 if they are not set. */
export async function getVacationUnits(
  reader: Reader,
  employeeId: number,
  month: Month,
): Promise<Hundredths> {
  const row = await reader.row<{ hundredths: Hundredths }>(
    sql`select (unit_count * 100)::int as hundredths from vacation_units
        where employee_id = ${employeeId} and month = ${firstOfMonth(month)}`,
  );
  return row?.hundredths ?? 0;
}

/**
 * Returns the pot of each month of a span. A month without a pot uses the pot of the latest earlier month, or
 * 0 if there is none (rules.md, Pot of gold).
 */
export async function getPotsByMonth(
  reader: Reader,
  { first, last }: MonthSpan,
): Promise<ReadonlyMap<Month, Cents>> {
  const rows = await reader.rows<{ readonly month: Month; readonly cents: Cents }>(
    sql`select to_char(each, 'YYYY-MM') as month, coalesce((select (total * 100)::bigint from month_pot
        where month <= each::date order by month desc limit 1), 0) as cents
      from generate_series(${firstOfMonth(first)}::timestamp, ${firstOfMonth(last)}::timestamp, interval '1 month') as each`,
  );
  return new Map(rows.map(({ month, cents }) => [month, cents]));
}

export const getPot = async (reader: Reader, month: Month): Promise<Cents> =>
  (await getPotsByMonth(reader, { first: month, last: month })).get(month) ?? 0;

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

/**
 * Returns the closing of a month, or undefined if the month is open. A month that has not ended is always
 * open, so the function does not query the database for it.
 */
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
