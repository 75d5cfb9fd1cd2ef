import sql from 'sql-template-tag';
import type { Reader } from '../../platform/database/reader.ts';
import { type Day, firstOfMonth, toMonth } from '../../rules/calendar/calendar.ts';
import type { LastSale } from '../../rules/myDay/lastSales.ts';
import type { PersonMonthUnits } from '../../rules/myDay/ownMonth.ts';
import type { RotationUp } from '../../rules/ups/rotation.ts';

/**
 * Returns the day of the last sale of each of these employees, not later than today. A sold deal counts for
 * both of its salespeople. The log day of a sold deal is its delivery date, and the log day has an index.
 */
export function listLastSales(
  reader: Reader,
  employeeIds: readonly number[],
  today: Day,
): Promise<LastSale[]> {
  return reader.rows<LastSale>(
    sql`select employee_id as "employeeId", day
     from unnest(${employeeIds}::int[]) as employee_id
     cross join lateral (select greatest(
       (select max(log_day) from deal where closer_id = employee_id and is_sold and log_day <= ${today}),
       (select max(log_day) from deal where additional_id = employee_id and is_sold and log_day <= ${today})
     ) as day) as last_sale
     where day is not null`,
  );
}

/**
 * Returns the months in which an employee is credited, with the credited units. Future months are left out.
 */
export function listCreditedMonths(
  reader: Reader,
  employeeId: number,
  today: Day,
): Promise<PersonMonthUnits[]> {
  return reader.rows<PersonMonthUnits>(
    sql`select to_char(month, 'YYYY-MM') as month, sum(halves)::float8 / 2 as units
     from roll_up.credits_by_month
     where employee_id = ${employeeId} and month <= ${firstOfMonth(toMonth(today))}
     group by credits_by_month.month having sum(halves) > 0`,
  );
}

/** Returns the rows of a day's up log in order, with the fields that the rotation depends on. */
export function listRotationUps(reader: Reader, day: Day): Promise<RotationUp[]> {
  return reader.rows<RotationUp>(
    sql`select u.employee_id as "employeeId", u.up_type as "upType", u.customer_name as "customerName",
       coalesce(t.is_held, false) as "isHeld"
     from up_log_row u join up_log l on l.id = u.up_log_id left join up_turn t on t.up_id = u.id
     where l.log_date = ${day} order by u.display_order`,
  );
}
