import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { isSoldWithin } from '../../deals/deal.query.ts';
import { type DayRange, firstOfMonth, monthOf, monthsBefore } from '../../rules/calendar/calendar.ts';
import type { CreditedMonthUnits } from '../../rules/tickSheet/tickSheet.ts';
import { CREDITED, CREDITED_UNITS, SIDES } from '../credits.sql.ts';

/**
 * Units by employee and month of delivery: of the days in the range, and of the three whole months before the start's.
 * Days of the start's month before the range belong to neither.
 */
export function creditedMonths(reader: Reader, range: DayRange): Promise<CreditedMonthUnits[]> {
  const startMonth = monthOf(range.start);
  const days = { start: firstOfMonth(monthsBefore(startMonth, 3).first), end: range.end };
  return reader.rows<CreditedMonthUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, new, used, unclassified
     from (
       select employee_id, date_trunc('month', delivery_date::timestamp) as month, ${CREDITED_UNITS}
       from deal cross join ${SIDES}
       where ${isSoldWithin(days)} and (delivery_date >= ${range.start} or delivery_date < ${firstOfMonth(startMonth)})
         and ${CREDITED}
       group by employee_id, month
     ) credited`,
  );
}
