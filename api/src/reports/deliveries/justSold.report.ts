import type { Context } from '../../context.ts';
import { monthOf, monthRange } from '../../rules/calendar/calendar.ts';
import { firstSale } from '../../rules/deals/firstSale.ts';
import { getLeaderboardReport } from '../leaderboard/leaderboard.report.ts';
import type { JustSoldType } from './deliveries.types.ts';
import { listChangedSales } from './justSold.query.ts';

const RECENT_SALE_MS = 5 * 60_000;

/**
 * Returns the deals of this month that were first sold within the last five minutes (display.md, What it
 * shows).
 */
export async function listJustSold({ database, clock }: Context): Promise<JustSoldType[]> {
  const range = monthRange(monthOf(clock.today()));
  const changed = await listChangedSales(database, range, new Date(clock.now().getTime() - RECENT_SALE_MS));
  const sales = changed.flatMap(deal => {
    const sale = firstSale(deal, deal.lines);
    return sale?.isRecent ? [{ key: String(sale.id), salespeople: [deal.closerId, deal.additionalId] }] : [];
  });
  if (sales.length === 0) return [];
  const board = await getLeaderboardReport(database, {
    mode: 'EMPLOYEES',
    range,
    carFilter: 'All',
    ranking: 'UNITS',
  });
  return sales.map(({ key, salespeople }) => ({
    key,
    sellers: board.filter(({ id }) => salespeople.includes(id)),
  }));
}
