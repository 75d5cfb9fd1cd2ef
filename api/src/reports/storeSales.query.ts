import sql from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import type { DayRange } from '../rules/calendar/calendar.ts';
import { type StoreStep, stepSize } from '../rules/deals/storeSales.ts';
import { CERTIFIED_UNITS, UNITS } from './credits.sql.ts';

/**
 * Returns the store's sold deals, 1 each, credited or not, by day within one month, else by month; gross is
 * in cents.
 */
export function listStoreSteps(reader: Reader, range: DayRange, size = stepSize(range)): Promise<StoreStep[]> {
  return reader.rows<StoreStep>(
    sql`select date_trunc(${size}, day::timestamp)::date as start, ${UNITS}, ${CERTIFIED_UNITS},
       (sum(gross) * 100)::bigint as gross
     from roll_up.sales_by_day where day between ${range.start} and ${range.end}
     group by start having sum(halves) > 0 order by start`,
  );
}
