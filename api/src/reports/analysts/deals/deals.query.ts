import sql from 'sql-template-tag';
import { foldedFieldSql } from '../../../modules/deals/deal.fields.ts';
import { DEAL_COLUMNS, type DealRow } from '../../../modules/deals/deal.row.ts';
import { type DealType, presentDeal } from '../../../modules/deals/deal.types.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ConnectionSlice, ConnectionSource } from '../connection.types.ts';
import { createSortedList } from '../sortedList.query.ts';
import { type DealWhere, dealConditions } from './dealWhere.ts';

const ORDER_KEYS = {
  LOG_DAY: 'log_day',
  DELIVERY_DATE: 'delivery_date',
  ADDED_DATE: 'added_date',
  NUMBER: 'number',
  CUSTOMER: foldedFieldSql('customerName'),
  FRONT_GROSS: 'coalesce(front_gross, 0)',
  BACK_GROSS: 'coalesce(back_gross, 0)',
  TOTAL_GROSS: 'coalesce(front_gross, 0) + coalesce(back_gross, 0)',
} as const;

export type DealOrder = keyof typeof ORDER_KEYS;

/**
 * Creates the list of the deals of a filter in an order. It reads the page or the total count only when the
 * query requests it.
 */
export function createDealList(
  database: Database,
  where: DealWhere,
  order: DealOrder,
  slice: ConnectionSlice,
): ConnectionSource<DealType> {
  const list = {
    select: DEAL_COLUMNS,
    from: sql`deal`,
    where: dealConditions(where),
    order,
    key: ORDER_KEYS[order],
    canBeEmpty: order === 'DELIVERY_DATE',
    tieBreaker: 'number',
  };
  return createSortedList(database, list, slice, (row: DealRow, people) => presentDeal({ row, people }));
}
