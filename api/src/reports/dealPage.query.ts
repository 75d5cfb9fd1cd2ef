import sql, { join, type Sql } from 'sql-template-tag';
import { type ListOrder, type ListPage, readPage } from '../database/keyset.ts';
import type { Reader } from '../database/reader.ts';
import { conditionOf, type DealFilter } from '../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';

/** Which page of a list, and in which direction. */
export interface DealPage extends ListPage {
  readonly isDescending: boolean;
}

/** What no deal is without. */
const NEVER_EMPTY: ReadonlySet<string> = new Set(['LOG_DAY', 'NUMBER']);

/** The order of a list of deals: ties by log day, then number. */
export const dealsInOrder = (sort: string, by: Sql, isDescending: boolean): ListOrder => ({
  name: `${sort} ${isDescending ? 'desc' : 'asc'}`,
  terms: [
    { by, isDescending, isNeverEmpty: NEVER_EMPTY.has(sort) },
    { by: sql`log_day`, isNeverEmpty: true },
    { by: sql`number`, isNeverEmpty: true },
  ],
});

/**
 * Reads a page of the deals of a filter.
 * @param columns what to read beside the deals' own
 */
export const dealPage = <Row extends DealRow>(
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
