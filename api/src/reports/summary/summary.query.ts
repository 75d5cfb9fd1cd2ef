import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { CreditedSales } from '../../rules/summary/summary.ts';
import { UNITS } from '../credits.sql.ts';
import { creditsSql, FRONT_SHARES, IS_CREDITED } from '../rollUps.sql.ts';

/** Returns units and shares of front gross by employee; the shares are in half cents, negatives included. */
export function listCreditedSales(reader: Reader, range: DayRange): Promise<CreditedSales[]> {
  return reader.rows<CreditedSales>(
    sql`select employee_id as "employeeId", ${UNITS}, ${FRONT_SHARES} as "frontGross"
     from ${creditsSql(range)} group by employee_id having ${IS_CREDITED}`,
  );
}
