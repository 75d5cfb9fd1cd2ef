import type { Reader } from '../database/reader.ts';
import { conditionsOf, type DealFilter } from '../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';

/** Which page of a list. */
export interface DealPage {
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The SQL to sort by, with a `$n` for each value that it needs. */
export type DealOrder = (value: (given: unknown) => string) => string;

/** Text to sort by, in any case; blank is empty, and so comes last. */
export const blankLast = (column: string) => `nullif(lower(${column}), '')`;

/**
 * One page of the deals of a filter, empty sort values last either way.
 * @param sort what to sort by; ties by log day, then number
 */
export function dealPage(
  reader: Reader,
  filter: DealFilter,
  sort: DealOrder,
  { isDescending, offset, limit }: DealPage,
): Promise<DealRow[]> {
  const conditions = conditionsOf(filter);
  return reader.rows<DealRow>(
    `select ${DEAL_COLUMNS} from deal where ${conditions.sql}
     order by ${sort(given => conditions.value(given))} ${isDescending ? 'desc' : 'asc'} nulls last, log_day, number
     limit ${conditions.value(limit)} offset ${conditions.value(offset)}`,
    conditions.values,
  );
}
