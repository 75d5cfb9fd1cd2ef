import sql, { raw, type Sql } from 'sql-template-tag';
import { plannedOnceIfShort } from '../../database/plannedOnce.ts';
import type { Reader } from '../../database/reader.ts';
import { conditionOf, type DealFilter } from '../../deals/deal.query.ts';
import type { DealRow } from '../../deals/deal.row.ts';
import { blankLast, type DealPage, dealPage, dealsInOrder } from '../dealPage.query.ts';

/** How a person of a deal is placed among everyone, as SQL. */
type PlaceOf = (column: string) => Sql;

/** What the list can be sorted by. */
const SORTS = {
  NUMBER: () => sql`number`,
  LOG_DAY: () => sql`log_day`,
  CUSTOMER: () => blankLast('customer_name'),
  CLOSER: (placeOf: PlaceOf) => placeOf('closer_id'),
  ADDITIONAL: (placeOf: PlaceOf) => placeOf('additional_id'),
  CAR_TYPE: () => sql`car_type`,
  TRADE: () => sql`trade_status`,
  STOCK: () => blankLast('stock_num'),
  VEHICLE: () => blankLast('car_info'),
  DEAL_STATUS: () => sql`deal_status`,
  DELIVERY_STATUS: () => sql`delivery_status`,
  FINANCE_MANAGER: (placeOf: PlaceOf) => placeOf('fin_manager_id'),
  SALES_MANAGER: (placeOf: PlaceOf) => placeOf('sales_manager_id'),
} as const satisfies Record<string, (placeOf: PlaceOf) => Sql>;

export type ActivitySort = keyof typeof SORTS;

/**
 * One page of the list.
 * @param byName the keys of everyone in the order of names, which people are sorted by
 */
export function activityRows(
  reader: Reader,
  filter: DealFilter,
  sort: ActivitySort,
  page: DealPage,
  byName: readonly number[],
): Promise<DealRow[]> {
  return dealPage(reader, filter, sortOf(sort, byName), page);
}

/** The order of the list, as `activityRows` sorts it. */
export const activityOrder = (sort: ActivitySort, isDescending: boolean, byName: readonly number[]): Sql =>
  dealsInOrder(sortOf(sort, byName), isDescending);

const sortOf = (sort: ActivitySort, byName: readonly number[]): Sql =>
  SORTS[sort](column => sql`array_position(${byName}::integer[], ${raw(column)})`);

/** How many deals the whole filter has. */
export async function activityCount(reader: Reader, filter: DealFilter): Promise<number> {
  const statement = sql`select count(*) as deals from deal where ${conditionOf(filter)}`;
  const row = await reader.row<{ deals: number }>(plannedOnceIfShort(filter.days, statement));
  return row?.deals ?? 0;
}
