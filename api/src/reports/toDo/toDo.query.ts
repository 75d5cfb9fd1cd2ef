import sql, { type Sql } from 'sql-template-tag';
import type { ListOrder, ListPage } from '../../database/keyset.ts';
import type { Reader } from '../../database/reader.ts';
import { conditionOf, type DealFilter } from '../../deals/deal.query.ts';
import type { DealRow } from '../../deals/deal.row.ts';
import {
  isOpen,
  type OpenFilter,
  type OpenTerms,
  openHistory,
  openPointRows,
  openSince,
} from '../../deals/openPoints.sql.ts';
import type { Day, DayRange, Month } from '../../rules/calendar/calendar.ts';
import { type OpenHistory, type OpenPointKind, TO_DO_KINDS } from '../../rules/toDo/openPoints.ts';
import { dealPage, dealsInOrder } from '../dealPage.query.ts';

/** How many deals of a filter have an open point of a kind, and since when the oldest has it. */
export interface OpenCount {
  /** Null: of any kind that is to do. */
  readonly kind: OpenPointKind | null;
  readonly deals: number;
  readonly oldest: Day | null;
}

/** The counts of the kinds that any deal of the filter has, and of all that is to do. */
export function openCounts(reader: Reader, filter: DealFilter, terms: OpenTerms): Promise<OpenCount[]> {
  return reader.rows<OpenCount>(
    sql`select kind, ${ofToDo(sql`count(distinct deal.id)`)}::int as deals, ${ofToDo(sql`min(since)`)} as oldest
     from deal cross join lateral ${openPointRows(terms)}
     where ${conditionOf(filter)} and since is not null
     group by rollup (kind)`,
  );
}

/** How many deals of these months, of these days, have anything to do; a month without one is not listed. */
export function openDealsByMonth(
  reader: Reader,
  days: DayRange,
  months: readonly Month[],
  terms: OpenTerms,
): Promise<{ readonly month: Month; readonly deals: number }[]> {
  return reader.rows(
    sql`select to_char(log_day, 'YYYY-MM') as month, count(*)::int as deals
     from deal where log_day between ${days.start} and ${days.end} and to_char(log_day, 'YYYY-MM') = any(${months})
       and ${isOpen({ kinds: TO_DO_KINDS, terms })}
     group by month`,
  );
}

/** A figure of one kind; of all kinds together, without what a closed month locks. */
const ofToDo = (figure: Sql): Sql =>
  sql`case when grouping(kind) = 0 then ${figure} else ${figure} filter (where kind <> 'LOCKED') end`;

/** A deal with what of its history decides what is open about it. */
export type OpenRow = DealRow & OpenHistory;

/** By the oldest open point, then log day, then number. */
export const openOrder = (open: OpenFilter): ListOrder => dealsInOrder('OPEN_SINCE', openSince(open), false);

/** A page of the deals of a filter that have an open point. */
export const openRows = (reader: Reader, filter: DealFilter, open: OpenFilter, page: ListPage) =>
  dealPage<OpenRow>(reader, { ...filter, open }, openOrder(open), page, [openHistory(open.terms.timeZone)]);
