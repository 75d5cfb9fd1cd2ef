import type { Database } from '../../../database/database.ts';
import { presentLoggedUp } from '../../../uplogs/up.present.ts';
import { LOGGED_UP_COLUMNS, LOGGED_UPS } from '../../../uplogs/up.row.ts';
import type { LoggedUpType } from '../../../uplogs/up.types.ts';
import type { Slice } from '../connection.args.ts';
import type { Listed } from '../connection.types.ts';
import { listOf } from '../keyset.query.ts';
import type { UpWhere } from './upWhere.input.ts';
import { upConditions } from './upWhere.sql.ts';

const ORDERS = { LOG_DATE: 'l.log_date', TIME_UP: 'u.time_up', CUSTOMER: 'u.search_text' } as const;

export type UpOrder = keyof typeof ORDERS;

/** The ups of a filter in an order. */
export function upsOf(
  database: Database,
  where: UpWhere,
  order: UpOrder,
  slice: Slice,
): Listed<LoggedUpType> {
  const list = {
    select: LOGGED_UP_COLUMNS,
    from: LOGGED_UPS,
    where: upConditions(where),
    order,
    key: ORDERS[order],
    mayBeEmpty: order === 'TIME_UP',
    tie: 'u.id',
  };
  return listOf(database, list, slice, presentLoggedUp);
}
