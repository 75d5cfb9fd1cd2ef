import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import {
  type DayRange,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  monthsBefore,
} from '../../rules/calendar/calendar.ts';
import type { CreditedMonthUnits } from '../../rules/tickSheet/tickSheet.ts';
import { UNITS } from '../credits.sql.ts';
import { creditsSql, IS_CREDITED } from '../rollUps.sql.ts';

/**
 * Returns units by employee and month of delivery, for the days in the range and for the three whole months
 * before the month of its start. Earlier days of that month are left out.
 */
export function listCreditedMonthUnits(reader: Reader, range: DayRange): Promise<CreditedMonthUnits[]> {
  const { first, last } = monthsBefore(monthOf(range.start), 3);
  const before = { start: firstOfMonth(first), end: lastOfMonth(last) };
  return reader.rows<CreditedMonthUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, ${UNITS}
     from ${creditsSql(before, range)} group by employee_id, credit.month having ${IS_CREDITED}`,
  );
}
