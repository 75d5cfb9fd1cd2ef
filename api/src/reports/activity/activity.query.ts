import sql, { raw, type Sql } from 'sql-template-tag';
import type { ListOrder } from '../../database/keyset.ts';
import type { Reader } from '../../database/reader.ts';
import { conditionOf, type DealFilter } from '../../deals/deal.query.ts';
import { dealsInOrder } from '../dealPage.query.ts';
import { type FieldSort, fieldOrders } from '../dealSorts.ts';

export type ActivitySort = FieldSort<'activity'> | 'LOG_DAY';

/**
 * The order of the list.
 * @param byName the keys of everyone in the order of names, which people are sorted by
 */
export const activityOrder = (
  sort: ActivitySort,
  isDescending: boolean,
  byName: readonly number[],
): ListOrder => dealsInOrder(sort, sortOf(sort, byName), isDescending);

function sortOf(sort: ActivitySort, byName: readonly number[]): Sql {
  if (sort === 'LOG_DAY') return sql`log_day`;
  return fieldOrders('activity', column => sql`array_position(${byName}::integer[], ${raw(column)})`)[sort];
}

/** How many deals the whole filter has. */
export async function activityCount(reader: Reader, filter: DealFilter): Promise<number> {
  const statement = sql`select count(*) as deals from deal where ${conditionOf(filter)}`;
  const row = await reader.row<{ deals: number }>(statement);
  return row?.deals ?? 0;
}
