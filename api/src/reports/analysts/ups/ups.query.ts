import { LOGGED_UP_COLUMNS, LOGGED_UPS } from '../../../modules/upLog/up.row.ts';
import { type LoggedUpType, presentLoggedUp } from '../../../modules/upLog/up.types.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ConnectionSlice, ConnectionSource } from '../connection.types.ts';
import { createSortedList } from '../sortedList.query.ts';
import { type UpWhere, upConditions } from './upWhere.ts';

/**
 * The sort keys. They exclude the position of an up within its day, because a new order would move ups
 * between pages.
 */
const ORDER_KEYS = { LOG_DATE: 'l.log_date', TIME_UP: 'u.time_up', CUSTOMER: 'u.search_text' } as const;

export type UpOrder = keyof typeof ORDER_KEYS;

/**
 * Creates the list of the ups of a filter in an order. It reads the page or the total count only when the
 * query requests it.
 */
export function createUpList(
  database: Database,
  where: UpWhere,
  order: UpOrder,
  slice: ConnectionSlice,
): ConnectionSource<LoggedUpType> {
  const list = {
    select: LOGGED_UP_COLUMNS,
    from: LOGGED_UPS,
    where: upConditions(where),
    order,
    key: ORDER_KEYS[order],
    canBeEmpty: order === 'TIME_UP',
    tieBreaker: 'u.id',
  };
  return createSortedList(database, list, slice, presentLoggedUp);
}
