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
import { creditsIn, IS_CREDITED } from '../rollUps.sql.ts';

/**
 * Units by employee and month of delivery: of the days in the range, and of the three whole months before the start's.
 * Days of the start's month before the range belong to neither.
 */
export function creditedMonths(reader: Reader, range: DayRange): Promise<CreditedMonthUnits[]> {
  const { first, last } = monthsBefore(monthOf(range.start), 3);
  const before = { start: firstOfMonth(first), end: lastOfMonth(last) };
  return reader.rows<CreditedMonthUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, ${UNITS}
     from ${creditsIn(before, range)} group by employee_id, credit.month having ${IS_CREDITED}`,
  );
}
