import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { isSoldWithin } from '../../deals/deal.query.ts';
import type { DayRange, Month } from '../../rules/calendar/calendar.ts';
import type { DealSums } from '../../rules/deals/dealFigures.ts';
import { DEAL_SUMS, DEAL_SIDES } from '../credits.sql.ts';

/**
 * Returns the sums of the sold deals of each month that has any: whole deals for the store, shares of deals
 * for employees.
 * @param employeeIds the credited employees; the store, credited or not, when absent
 */
export function listMonthlySales(
  reader: Reader,
  days: DayRange,
  employeeIds?: readonly number[],
): Promise<(DealSums & { readonly month: Month })[]> {
  const from = employeeIds
    ? sql`deal cross join ${DEAL_SIDES}
       where (closer_id = any(${employeeIds}::int[]) or additional_id = any(${employeeIds}::int[]))
         and employee_id = any(${employeeIds}::int[])`
    : sql`deal cross join (select 2 as halves) as whole where true`;
  return reader.rows(
    sql`select to_char(delivery_date, 'YYYY-MM') as month, ${DEAL_SUMS}
     from ${from} and ${isSoldWithin(days)} group by month`,
  );
}
