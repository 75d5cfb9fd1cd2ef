import sql, { join, type Sql } from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import { conditionOf, type DealFilter } from '../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';

/** Which page of a list. */
export interface DealPage {
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The order of a list of deals, empty sort values last either way; ties by log day, then number. */
export const dealsInOrder = (sort: Sql, isDescending: boolean): Sql =>
  sql`${sort} ${isDescending ? sql`desc` : sql`asc`} nulls last, log_day, number`;

/**
 * One page of the deals of a filter, empty sort values last either way.
 * @param sort what to sort by; ties by log day, then number
 * @param columns what to read beside the deals' own
 */
export function dealPage<Row extends DealRow>(
  reader: Reader,
  filter: DealFilter,
  sort: Sql,
  { isDescending, offset, limit }: DealPage,
  columns: readonly Sql[] = [],
): Promise<Row[]> {
  const statement = sql`
    select ${join([DEAL_COLUMNS, ...columns], ', ')} from deal where ${conditionOf(filter)}
    order by ${dealsInOrder(sort, isDescending)}
    limit ${limit} offset ${offset}`;
  return reader.rows<Row>(statement);
}
