import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { type DayRange, monthRange, toMonth } from '../../rules/calendar/calendar.ts';
import { findFirstSale, type SaleChange, type SaleFacts, type Salespeople } from '../../rules/deals/deal.ts';
import { getLeaderboardReport } from '../leaderboard/leaderboard.report.ts';
import type { JustSoldType } from './deliveries.types.ts';

const RECENT_SALE_MS = 5 * 60_000;

/**
 * Returns the deals of this month that were first sold within the last five minutes (display.md, Boards).
 */
export async function listJustSold({ database, clock }: Context): Promise<JustSoldType[]> {
  const range = monthRange(toMonth(clock.today()));
  const changedSales = await listChangedSales(
    database,
    range,
    new Date(clock.now().getTime() - RECENT_SALE_MS),
  );
  const sales = changedSales.flatMap(deal => {
    const sale = findFirstSale(deal, deal.lines);
    return sale?.isRecent ? [{ key: String(sale.id), salespeople: [deal.closerId, deal.additionalId] }] : [];
  });
  if (sales.length === 0) return [];
  const leaderboardRows = await getLeaderboardReport(database, {
    mode: 'EMPLOYEES',
    range,
    carFilter: 'All',
    ranking: 'UNITS',
  });
  return sales.map(({ key, salespeople }) => ({
    key,
    sellers: leaderboardRows.filter(({ id }) => salespeople.includes(id)),
  }));
}

/** Sold deal with recent changes. */
export interface RecentlyChangedSale extends SaleFacts, Salespeople {
  /** Changes of the deal's statuses and delivery date, newest first. */
  readonly lines: readonly (SaleChange & { readonly id: number; readonly isRecent: boolean })[];
}

/**
 * Maximum number of recent changes to read. Only an import makes more changes, and sales of an import are not
 * reported.
 */
const MAX_HISTORY_LINES = 500;

/** Returns the sold deals of a range of days that changed after an instant. */
export const listChangedSales = (
  reader: Reader,
  { start, end }: DayRange,
  since: Date,
): Promise<RecentlyChangedSale[]> =>
  reader.rows<RecentlyChangedSale>(
    sql`
      with recent as (
        select deal_id from deal_change where changed_at > ${since} order by changed_at desc, id desc limit ${MAX_HISTORY_LINES}
      )
      select deal_status as "dealStatus", delivery_status as "deliveryStatus", delivery_date as "deliveryDate",
        closer_id as "closerId", additional_id as "additionalId", history.lines
      from deal, lateral (
        select json_agg(json_build_object(
          'id', id, 'version', deal_version, 'field', field, 'from', from_value, 'isRecent', changed_at > ${since}
        ) order by id desc) as lines
        from deal_change
        where deal_id = deal.id and field in ('dealStatus', 'deliveryStatus', 'deliveryDate')
      ) history
      where deal.id in (select deal_id from recent) and is_sold and log_day between ${start} and ${end}
        and history.lines is not null
      order by deal.id`,
  );
