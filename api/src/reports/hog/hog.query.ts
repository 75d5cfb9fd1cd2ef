import sql, { type Sql } from 'sql-template-tag';
import type { ListOrder, ListPage } from '../../database/keyset.ts';
import type { Reader } from '../../database/reader.ts';
import { conditionOf, type DealFilter } from '../../deals/deal.query.ts';
import type { DealRow } from '../../deals/deal.row.ts';
import { openHistory, openSince } from '../../deals/openPoints.sql.ts';
import type { HogGroup } from '../../rules/hog/hogTotals.ts';
import type { OpenHistory } from '../../rules/toDo/openPoints.ts';
import { dealPage, dealsInOrder } from '../dealPage.query.ts';
import { fieldOrders } from '../dealSorts.ts';

/** What the grid can be sorted by: the fields of a deal that say so, and what follows from them; ties by log day, then number. */
const SORTS = {
  ...fieldOrders('hog'),
  OPEN_SINCE: ({ open }: DealFilter) => (open ? openSince(open) : sql`log_day`),
  LOG_DAY: sql`log_day`,
  TOTAL_GROSS: sql`coalesce(front_gross, 0) + coalesce(back_gross, 0)`,
} as const satisfies Record<string, Sql | ((filter: DealFilter) => Sql)>;

export type HogSort = keyof typeof SORTS;

/** A deal; when the filter is about what is open, with what of its history decides that. */
export type HogRow = DealRow & Partial<OpenHistory>;

/** One page of the grid. */
export const hogRows = (reader: Reader, filter: DealFilter, order: ListOrder, page: ListPage) =>
  dealPage<HogRow>(reader, filter, order, page, filter.open ? [openHistory(filter.open.terms.timeZone)] : []);

/** The order of the grid. */
export const hogOrder = (filter: DealFilter, sort: HogSort, isDescending: boolean): ListOrder =>
  dealsInOrder(sort, sortOf(filter, sort), isDescending);

function sortOf(filter: DealFilter, sort: HogSort): Sql {
  const sortBy = SORTS[sort];
  return typeof sortBy === 'function' ? sortBy(filter) : sortBy;
}

/** The whole filter, in the few groups that the totals are computed from; gross in cents. */
export function hogGroups(reader: Reader, filter: DealFilter): Promise<HogGroup[]> {
  const statement = sql`
    select is_split as "isSplit", is_sold as "isSold", count(*)::int as deals,
      coalesce(sum(front_gross) * 100, 0)::bigint as "frontGross", coalesce(sum(back_gross) * 100, 0)::bigint as "backGross"
    from deal where ${conditionOf(filter)} group by is_split, is_sold`;
  return reader.rows<HogGroup>(statement);
}
