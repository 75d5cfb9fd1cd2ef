import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { isSoldWithin } from '../../deals/deal.query.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { CreditedSales } from '../../rules/summary/summary.ts';
import { CREDITED, CREDITED_UNITS, FRONT_GROSS, SIDES } from '../credits.sql.ts';

/** Units and shares of front gross by employee; the shares in half cents, negatives included. */
export function creditedSales(reader: Reader, range: DayRange): Promise<CreditedSales[]> {
  return reader.rows<CreditedSales>(
    sql`select employee_id as "employeeId", ${CREDITED_UNITS},
       ${FRONT_GROSS} as "frontGross"
     from deal cross join ${SIDES}
     where ${isSoldWithin(range)} and ${CREDITED}
     group by employee_id`,
  );
}
