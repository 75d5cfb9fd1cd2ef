import sql from 'sql-template-tag';
import type { Database } from '../../../database/database.ts';
import { foldedSql } from '../../../deals/deal.fields.ts';
import { presentDeal } from '../../../deals/deal.present.ts';
import { DEAL_COLUMNS, type DealRow } from '../../../deals/deal.row.ts';
import type { DealType } from '../../../deals/deal.types.ts';
import type { Slice } from '../connection.args.ts';
import type { Listed } from '../connection.types.ts';
import { listOf } from '../keyset.query.ts';
import type { DealWhere } from './dealWhere.input.ts';
import { dealConditions } from './dealWhere.sql.ts';

const ORDERS = {
  LOG_DAY: 'log_day',
  DELIVERY_DATE: 'delivery_date',
  ADDED_DATE: 'added_date',
  NUMBER: 'number',
  CUSTOMER: foldedSql('customerName'),
  FRONT_GROSS: 'coalesce(front_gross, 0)',
  BACK_GROSS: 'coalesce(back_gross, 0)',
  TOTAL_GROSS: 'coalesce(front_gross, 0) + coalesce(back_gross, 0)',
} as const;

export type DealOrder = keyof typeof ORDERS;

/** The deals of a filter in an order. */
export function dealsOf(
  database: Database,
  where: DealWhere,
  order: DealOrder,
  slice: Slice,
): Listed<DealType> {
  const list = {
    select: DEAL_COLUMNS,
    from: sql`deal`,
    where: dealConditions(where),
    order,
    key: ORDERS[order],
    mayBeEmpty: order === 'DELIVERY_DATE',
    tie: 'number',
  };
  return listOf(database, list, slice, (row: DealRow, people) => presentDeal({ row, people }));
}
