import sql, { raw, type Sql } from 'sql-template-tag';
import { type DealFilter, dealFilterSql } from '../../modules/deals/deal.query.ts';
import type { ListOrder } from '../../platform/database/keysetPagination.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { buildDealOrder, type FieldSort, fieldOrdersSql } from '../dealList.query.ts';

export type ActivitySort = FieldSort<'activity'> | 'LOG_DAY';

/**
 * Returns the order of the Activity list.
 * @param employeeIdsByName ids of all employees in the order of their names
 */
export const buildActivityOrder = (
  sort: ActivitySort,
  isDescending: boolean,
  employeeIdsByName: readonly number[],
): ListOrder => buildDealOrder(sort, sortSql(sort, employeeIdsByName), isDescending);

function sortSql(sort: ActivitySort, employeeIdsByName: readonly number[]): Sql {
  if (sort === 'LOG_DAY') return sql`log_day`;
  return fieldOrdersSql(
    'activity',
    column => sql`array_position(${employeeIdsByName}::integer[], ${raw(column)})`,
  )[sort];
}

/** Returns the number of all deals that match the filter, not only of the deals of one page. */
export async function countActivityDeals(reader: Reader, filter: DealFilter): Promise<number> {
  const statement = sql`select count(*) as deals from deal where ${dealFilterSql(filter)}`;
  const row = await reader.row<{ deals: number }>(statement);
  return row?.deals ?? 0;
}
