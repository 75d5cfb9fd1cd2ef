import type { Reader } from '../database/reader.ts';
import { conditionsOf, type DealFilter } from '../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';

/** Which page of a list. */
export interface DealPage {
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/**
 * One page of the deals of a filter, empty sort values last.
 * @param sort the SQL to sort by; ties by log day, then number
 */
export function dealPage(
  reader: Reader,
  filter: DealFilter,
  sort: string,
  { isDescending, offset, limit }: DealPage,
): Promise<DealRow[]> {
  const conditions = conditionsOf(filter);
  return reader.rows<DealRow>(
    `select ${DEAL_COLUMNS} from deal where ${conditions.sql}
     order by ${sort} ${isDescending ? 'desc' : 'asc'} nulls last, log_day, number
     limit ${conditions.value(limit)} offset ${conditions.value(offset)}`,
    conditions.values,
  );
}
