import sql from 'sql-template-tag';
import type { Database } from '../../../database/database.ts';
import { foldedSql } from '../../../deals/deal.fields.ts';
import { presentDeal } from '../../../deals/deal.present.ts';
import { DEAL_COLUMNS, type DealRow } from '../../../deals/deal.row.ts';
import type { DealType } from '../../../deals/deal.types.ts';
import type { Slice } from '../connection.args.ts';
import type { Listed } from '../connection.types.ts';
import { type Key, listOf } from '../keyset.query.ts';
import type { DealWhere } from './dealWhere.input.ts';
import { dealConditions } from './dealWhere.sql.ts';

const ORDERS = {
  LOG_DAY: { sql: 'log_day', type: 'date' },
  DELIVERY_DATE: { sql: 'delivery_date', type: 'date', whenEmpty: [`'infinity'`, `'-infinity'`] },
  ADDED_DATE: { sql: 'added_date', type: 'date' },
  NUMBER: { sql: 'number', type: 'integer' },
  CUSTOMER: { sql: foldedSql('customerName'), type: 'text' },
  FRONT_GROSS: { sql: 'coalesce(front_gross, 0)', type: 'numeric' },
  BACK_GROSS: { sql: 'coalesce(back_gross, 0)', type: 'numeric' },
  TOTAL_GROSS: { sql: 'coalesce(front_gross, 0) + coalesce(back_gross, 0)', type: 'numeric' },
} as const satisfies Record<string, Key>;

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
    tie: 'number',
  };
  return listOf(database, list, slice, (row: DealRow, people) => presentDeal({ row, people }));
}
