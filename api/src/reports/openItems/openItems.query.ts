import sql, { type Sql } from 'sql-template-tag';
import { type DealFilter, dealFilterSql } from '../../modules/deals/deal.query.ts';
import type { DealRow } from '../../modules/deals/deal.row.ts';
import {
  hasOpenItemSql,
  type OpenItemFilter,
  type OpenItemSettings,
  oldestOpenDaySql,
  openItemHistorySql,
  openItemRowsSql,
} from '../../modules/deals/openItems.sql.ts';
import { getFollowUpDays } from '../../modules/settings/settings.query.ts';
import type { Context } from '../../platform/context.ts';
import type { ListOrder, ListPage } from '../../platform/database/keysetPagination.ts';
import type { Reader } from '../../platform/database/reader.ts';
import type { Day, DayRange, Month } from '../../rules/calendar/calendar.ts';
import {
  type OpenItemHistory,
  type OpenItemKind,
  RESOLVABLE_KINDS,
} from '../../rules/openItems/openItems.ts';
import { buildDealOrder, listDealPage } from '../dealList.query.ts';

/**
 * Number of deals of a filter with an open item of a kind, and the day since which the oldest item has been
 * open.
 */
export interface OpenItemCount {
  /** Null for the count of all kinds together. */
  readonly kind: OpenItemKind | null;
  readonly deals: number;
  readonly oldest: Day | null;
}

/**
 * Returns for each kind the number of deals of the filter with an open item, and the number for all kinds
 * together.
 */
export function listOpenItemCounts(
  reader: Reader,
  filter: DealFilter,
  settings: OpenItemSettings,
): Promise<OpenItemCount[]> {
  return reader.rows<OpenItemCount>(
    sql`select kind, ${withoutLockedSql(sql`count(distinct deal.id)`)}::int as deals, ${withoutLockedSql(sql`min(since)`)} as oldest
     from deal cross join lateral ${openItemRowsSql(settings)}
     where ${dealFilterSql(filter)} and since is not null
     group by rollup (kind)`,
  );
}

/** Returns the number of deals with open items for each month. Months without open items are left out. */
export function countOpenDealsByMonth(
  reader: Reader,
  days: DayRange,
  months: readonly Month[],
  settings: OpenItemSettings,
): Promise<{ readonly month: Month; readonly deals: number }[]> {
  return reader.rows(
    sql`select to_char(log_day, 'YYYY-MM') as month, count(*)::int as deals
     from deal where log_day between ${days.start} and ${days.end} and to_char(log_day, 'YYYY-MM') = any(${months})
       and ${hasOpenItemSql({ kinds: RESOLVABLE_KINDS, settings })}
     group by month`,
  );
}

/**
 * Returns the SQL of a figure for each kind of open item, and for all kinds together. The figure for all
 * kinds does not count items that a closed month locks.
 */
const withoutLockedSql = (figure: Sql): Sql =>
  sql`case when grouping(kind) = 0 then ${figure} else ${figure} filter (where kind <> 'LOCKED') end`;

/** Deal with the history that its open items depend on. */
export type OpenDealRow = DealRow & OpenItemHistory;

/** Sorts by the day of the oldest open item, then by log day, then by number. */
export const buildOpenItemOrder = (open: OpenItemFilter): ListOrder =>
  buildDealOrder('OPEN_SINCE', oldestOpenDaySql(open), false);

/** Returns a page of the deals of a filter that have an open item. */
export const listOpenDealRows = (reader: Reader, filter: DealFilter, open: OpenItemFilter, page: ListPage) =>
  listDealPage<OpenDealRow>(reader, { ...filter, open }, buildOpenItemOrder(open), page, [
    openItemHistorySql(open.settings.timeZone),
  ]);

/**
 * Returns the settings that decide which items are open now: the store's follow-up days, current date and
 * time zone.
 */
export async function getOpenItemSettings({ database, clock }: Context): Promise<OpenItemSettings> {
  return { days: await getFollowUpDays(database), today: clock.today(), timeZone: clock.timeZone };
}

/** Returns the filter for open items of these kinds, or undefined if no kinds are given. */
export async function getOpenItemFilter(
  context: Context,
  kinds: readonly OpenItemKind[] | null | undefined,
): Promise<OpenItemFilter | undefined> {
  return kinds ? { kinds: [...new Set(kinds)], settings: await getOpenItemSettings(context) } : undefined;
}
