import sql, { type Sql } from 'sql-template-tag';
import { type DealFilter, dealFilterSql } from '../../modules/deals/deal.query.ts';
import type { DealRow } from '../../modules/deals/deal.row.ts';
import { oldestOpenDaySql, openItemHistorySql } from '../../modules/deals/openItems.sql.ts';
import type { ListOrder, ListPage } from '../../platform/database/keysetPagination.ts';
import type { Reader } from '../../platform/database/reader.ts';
import type { HogGroup } from '../../rules/hog/hogTotals.ts';
import type { OpenItemHistory } from '../../rules/openItems/openItems.ts';
import { buildDealOrder, fieldOrdersSql, listDealPage } from '../dealList.query.ts';

/**
 * Sorts of the grid: the sortable fields of a deal and values derived from them. Ties are sorted by log day,
 * then number.
 */
const SORTS = {
  ...fieldOrdersSql('hog'),
  OPEN_SINCE: ({ open }: DealFilter) => (open ? oldestOpenDaySql(open) : sql`log_day`),
  LOG_DAY: sql`log_day`,
  TOTAL_GROSS: sql`coalesce(front_gross, 0) + coalesce(back_gross, 0)`,
} as const satisfies Record<string, Sql | ((filter: DealFilter) => Sql)>;

export type HogSort = keyof typeof SORTS;

/**
 * Deal of the grid. If the filter names open items, the row also has the history that the open items depend
 * on.
 */
export type HogRow = DealRow & Partial<OpenItemHistory>;

/** Returns one page of the grid. */
export const listHogRows = (reader: Reader, filter: DealFilter, order: ListOrder, page: ListPage) =>
  listDealPage<HogRow>(
    reader,
    filter,
    order,
    page,
    filter.open ? [openItemHistorySql(filter.open.settings.timeZone)] : [],
  );

/** Returns the order of the grid. */
export const buildHogOrder = (filter: DealFilter, sort: HogSort, isDescending: boolean): ListOrder =>
  buildDealOrder(sort, getSortSql(filter, sort), isDescending);

function getSortSql(filter: DealFilter, sort: HogSort): Sql {
  const sortBy = SORTS[sort];
  return typeof sortBy === 'function' ? sortBy(filter) : sortBy;
}

/**
 * Returns the sums of all deals of the filter, in a few groups. The totals are computed from these groups.
 * Gross is in cents.
 */
export function listHogGroups(reader: Reader, filter: DealFilter): Promise<HogGroup[]> {
  const statement = sql`
    select is_split as "isSplit", is_sold as "isSold", count(*)::int as deals,
      coalesce(sum(front_gross) * 100, 0)::bigint as "frontGross", coalesce(sum(back_gross) * 100, 0)::bigint as "backGross"
    from deal where ${dealFilterSql(filter)} group by is_split, is_sold`;
  return reader.rows<HogGroup>(statement);
}
