import type { Reader } from '../../database/reader.ts';
import { conditionsOf, type DealFilter } from '../../deals/deal.query.ts';
import type { DealRow } from '../../deals/deal.row.ts';
import { blankLast, type DealOrder, type DealPage, dealPage } from '../dealPage.query.ts';

/** How a person of a deal is placed among everyone, as SQL. */
type PlaceOf = (column: string) => string;

/** What the list can be sorted by. */
const SORTS = {
  NUMBER: () => 'number',
  LOG_DAY: () => 'log_day',
  CUSTOMER: () => blankLast('customer_name'),
  CLOSER: (placeOf: PlaceOf) => placeOf('closer_id'),
  ADDITIONAL: (placeOf: PlaceOf) => placeOf('additional_id'),
  CAR_TYPE: () => 'car_type',
  TRADE: () => 'trade_status',
  STOCK: () => blankLast('stock_num'),
  VEHICLE: () => blankLast('car_info'),
  DEAL_STATUS: () => 'deal_status',
  DELIVERY_STATUS: () => 'delivery_status',
  FINANCE_MANAGER: (placeOf: PlaceOf) => placeOf('fin_manager_id'),
  SALES_MANAGER: (placeOf: PlaceOf) => placeOf('sales_manager_id'),
} as const satisfies Record<string, (placeOf: PlaceOf) => string>;

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
  const sortBy: DealOrder = value =>
    SORTS[sort](column => `array_position(${value(byName)}::integer[], ${column})`);
  return dealPage(reader, filter, sortBy, page);
}

/** How many deals the whole filter has. */
export async function activityCount(reader: Reader, filter: DealFilter): Promise<number> {
  const { sql, values } = conditionsOf(filter);
  const row = await reader.row<{ deals: number }>(`select count(*) as deals from deal where ${sql}`, values);
  return row?.deals ?? 0;
}
