import type { Reader } from '../../database/reader.ts';
import { conditionsOf, type DealFilter } from '../../deals/deal.query.ts';
import type { DealRow } from '../../deals/deal.row.ts';
import { type DealPage, dealPage } from '../dealPage.query.ts';

/** The person of a column, in the order of names: last word, then the whole name (rules.md, Calendar). */
const nameOf = (column: string) =>
  `(select lower(substring(btrim(name) from '\\S+$') || ' ' || name) collate "C" from employee where employee.id = ${column})`;

/** What the list can be sorted by. */
const SORTS = {
  NUMBER: 'number',
  LOG_DAY: 'log_day',
  CUSTOMER: 'lower(customer_name)',
  CLOSER: nameOf('closer_id'),
  ADDITIONAL: nameOf('additional_id'),
  CAR_TYPE: 'car_type',
  TRADE: 'trade_status',
  STOCK: 'lower(stock_num)',
  VEHICLE: 'lower(car_info)',
  DEAL_STATUS: 'deal_status',
  DELIVERY_STATUS: 'delivery_status',
  FINANCE_MANAGER: nameOf('fin_manager_id'),
  SALES_MANAGER: nameOf('sales_manager_id'),
} as const;

export type ActivitySort = keyof typeof SORTS;

/** One page of the list. */
export function activityRows(
  reader: Reader,
  filter: DealFilter,
  sort: ActivitySort,
  page: DealPage,
): Promise<DealRow[]> {
  return dealPage(reader, filter, SORTS[sort], page);
}

/** How many deals the whole filter has. */
export async function activityCount(reader: Reader, filter: DealFilter): Promise<number> {
  const { sql, values } = conditionsOf(filter);
  const row = await reader.row<{ deals: number }>(`select count(*) as deals from deal where ${sql}`, values);
  return row?.deals ?? 0;
}
