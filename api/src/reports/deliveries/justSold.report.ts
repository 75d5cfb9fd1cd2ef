import type { Context } from '../../context.ts';
import { monthOf, monthRange } from '../../rules/calendar/calendar.ts';
import { firstSale } from '../../rules/deals/firstSale.ts';
import { leaderboardReport } from '../leaderboard/leaderboard.report.ts';
import type { JustSoldType } from './deliveries.types.ts';
import { changedSales } from './justSold.query.ts';

const NEWS_MS = 5 * 60_000;

/** This month's deals that became sold within five minutes, for the first time (display.md, What it shows). */
export async function justSold({ database, clock }: Context): Promise<JustSoldType[]> {
  const range = monthRange(monthOf(clock.today()));
  const changed = await changedSales(database, range, new Date(clock.now().getTime() - NEWS_MS));
  const sales = changed.flatMap(deal => {
    const sale = firstSale(deal, deal.lines);
    return sale?.isRecent ? [{ key: String(sale.id), salespeople: [deal.closerId, deal.additionalId] }] : [];
  });
  if (sales.length === 0) return [];
  const board = await leaderboardReport(database, {
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
