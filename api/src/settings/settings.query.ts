import sql from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import { firstOfMonth, type Month, type MonthSpan } from '../rules/calendar/calendar.ts';
import type { Cents } from '../rules/numbers/money.ts';
import type { Hundredths, VacationUnits } from '../rules/settings/vacation.ts';
import type { WorkingDays } from '../rules/settings/workingDays.ts';
import { type FollowUpDays, DEFAULT_FOLLOW_UP_DAYS } from '../rules/openItems/openItems.ts';

/** The working days of the months that have any, by month (rules.md, Tick sheet). */
export async function workingDaysByMonth(
  reader: Reader,
  months: readonly Month[],
): Promise<ReadonlyMap<Month, WorkingDays>> {
  const rows = await reader.rows<WorkingDays & { readonly month: Month }>(
    sql`select to_char(month, 'YYYY-MM') as month, completed, total
     from working_days where month = any(${months.map(firstOfMonth)}::date[])`,
  );
  return new Map(rows.map(({ month, completed, total }) => [month, { completed, total }]));
}

/** A month's working days; undefined when unset. */
export async function workingDaysOf(reader: Reader, month: Month): Promise<WorkingDays | undefined> {
  return (await workingDaysByMonth(reader, [month])).get(month);
}

/** The store's days of what is open (rules.md, What is open). */
export async function toDoDaysOf(reader: Reader): Promise<FollowUpDays> {
  return (await reader.row<FollowUpDays>(sql`select confirm, wait from to_do_days`)) ?? DEFAULT_FOLLOW_UP_DAYS;
}

/** Everyone's vacation units in a span of months. */
export function vacationUnitsIn(reader: Reader, { first, last }: MonthSpan): Promise<VacationUnits[]> {
  return reader.rows<VacationUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, (unit_count * 100)::int as hundredths
     from vacation_units where month between ${firstOfMonth(first)} and ${firstOfMonth(last)}`,
  );
}

/** One employee's vacation units in a month, 0 when none. */
export async function vacationUnitsOf(reader: Reader, employeeId: number, month: Month): Promise<Hundredths> {
  const row = await reader.row<{ hundredths: Hundredths }>(
    sql`select (unit_count * 100)::int as hundredths from vacation_units
        where employee_id = ${employeeId} and month = ${firstOfMonth(month)}`,
  );
  return row?.hundredths ?? 0;
}

/** The pot of each month of a span: its own, else the latest earlier one, else 0 (rules.md, Pot of gold). */
export async function potsIn(reader: Reader, { first, last }: MonthSpan): Promise<ReadonlyMap<Month, Cents>> {
  const rows = await reader.rows<{ readonly month: Month; readonly cents: Cents }>(
    sql`select to_char(each, 'YYYY-MM') as month, coalesce((select (total * 100)::bigint from month_pot
        where month <= each::date order by month desc limit 1), 0) as cents
      from generate_series(${firstOfMonth(first)}::timestamp, ${firstOfMonth(last)}::timestamp, interval '1 month') as each`,
  );
  return new Map(rows.map(({ month, cents }) => [month, cents]));
}

export const potOf = async (reader: Reader, month: Month): Promise<Cents> =>
  (await potsIn(reader, { first: month, last: month })).get(month) ?? 0;
