import sql, { join, type Sql } from 'sql-template-tag';
import { type ListOrder, type ListPage, readPage } from '../database/keyset.ts';
import type { Reader } from '../database/reader.ts';
import { conditionOf, type DealFilter } from '../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';

/** Page of a list of deals, with the sort direction. */
export interface DealPage extends ListPage {
  readonly isDescending: boolean;
}

/** Sorts by columns that are set in every deal. */
const NEVER_EMPTY_SORTS: ReadonlySet<string> = new Set(['LOG_DAY', 'NUMBER']);

/** Returns the order of a list of deals; ties are sorted by log day, then number. */
export const buildDealOrder = (sort: string, by: Sql, isDescending: boolean): ListOrder => ({
  name: `${sort} ${isDescending ? 'desc' : 'asc'}`,
  terms: [
    { by, isDescending, isNeverEmpty: NEVER_EMPTY_SORTS.has(sort) },
    { by: sql`log_day`, isNeverEmpty: true },
    { by: sql`number`, isNeverEmpty: true },
  ],
});

/**
 * Reads a page of the deals of a filter.
 * @param columns columns to read in addition to the columns of the deal
 */
export const listDealPage = <Row extends DealRow>(
  reader: Reader,
  filter: DealFilter,
  order: ListOrder,
  page: ListPage,
  columns: readonly Sql[] = [],
) =>
  readPage<Row>(
    reader,
    { columns: join([DEAL_COLUMNS, ...columns], ', '), from: sql`deal where ${conditionOf(filter)}`, order },
    page,
  );
