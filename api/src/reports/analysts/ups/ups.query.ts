import type { Database } from '../../../database/database.ts';
import { presentLoggedUp } from '../../../uplogs/up.present.ts';
import { LOGGED_UP_COLUMNS, LOGGED_UPS } from '../../../uplogs/up.row.ts';
import type { LoggedUpType } from '../../../uplogs/up.types.ts';
import type { Slice } from '../connection.args.ts';
import type { Listed } from '../connection.types.ts';
import { type Key, listOf } from '../keyset.query.ts';
import type { UpWhere } from './upWhere.input.ts';
import { upConditions } from './upWhere.sql.ts';

const ORDERS = {
  LOG_DATE: { sql: 'l.log_date', type: 'date' },
  TIME_UP: { sql: 'u.time_up', type: 'text', whenEmpty: [`'99:99'`, `''`] },
  CUSTOMER: { sql: 'u.search_text', type: 'text' },
} as const satisfies Record<string, Key>;

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
    tie: 'u.id',
  };
  return listOf(database, list, slice, presentLoggedUp);
}
