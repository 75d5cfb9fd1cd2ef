import sql from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import { isSoldWithin } from '../deals/deal.query.ts';
import type { DayRange } from '../rules/calendar/calendar.ts';
import { type StoreStep, stepSize } from '../rules/deals/storeSales.ts';
import { IS_CERTIFIED, STORE_UNITS } from './credits.sql.ts';

/** The store's sold deals, 1 each, credited or not, by day within one month, else by month; gross in cents. */
export function storeSteps(reader: Reader, range: DayRange, size = stepSize(range)): Promise<StoreStep[]> {
  return reader.rows<StoreStep>(
    sql`select date_trunc(${size}, delivery_date::timestamp)::date as start, ${STORE_UNITS},
       count(*) filter (where ${IS_CERTIFIED}) as certified,
       ((coalesce(sum(front_gross), 0) + coalesce(sum(back_gross), 0)) * 100)::bigint as gross
     from deal where ${isSoldWithin(range)} group by start order by start`,
  );
}
