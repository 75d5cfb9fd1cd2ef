import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { CreditedSales } from '../../rules/summary/summary.ts';
import { UNITS } from '../credits.sql.ts';
import { creditsIn, FRONT_SHARES, IS_CREDITED } from '../rollUps.sql.ts';

/** Units and shares of front gross by employee; the shares in half cents, negatives included. */
export function creditedSales(reader: Reader, range: DayRange): Promise<CreditedSales[]> {
  return reader.rows<CreditedSales>(
    sql`select employee_id as "employeeId", ${UNITS}, ${FRONT_SHARES} as "frontGross"
     from ${creditsIn(range)} group by employee_id having ${IS_CREDITED}`,
  );
}
