import type { CountedOfDeal } from '../../generated/types';
import type { ListedDealsFragment } from '../../lib/opened/drillDown.generated';
import { money } from '../../lib/values/money';
import { count, units } from '../../lib/values/units';
import type { Sum } from './ListBehind';

type Totals = ListedDealsFragment['totals'];

const sums: Record<CountedOfDeal, (totals: Totals) => Sum> = {
  UNITS: totals => ({ figure: inUnits(totals.units), detail: inDeals(totals) }),
  DEALS: totals => ({ figure: inDeals(totals), detail: '' }),
  TRADES: totals => ({ figure: inTrades(totals.trades), detail: `of ${inDeals(totals)}` }),
  TRADE_SHARES: totals => ({ figure: inTrades(totals.tradeShares), detail: `of ${inDeals(totals)}` }),
  FRONT_GROSS: totals => ({ figure: money(totals.frontGross), detail: `front gross of ${inDeals(totals)}` }),
  RANKED_GROSS: totals => ({
    figure: money(totals.rankedGross),
    detail: `front gross of ${inDeals(totals)}, one at or below $0 counting $0`,
  }),
  BACK_GROSS: totals => ({ figure: money(totals.backGross), detail: `back gross of ${inDeals(totals)}` }),
  TOTAL_GROSS: totals => ({
    figure: money(totals.totalGross),
    detail: `front and back gross of ${inDeals(totals)}`,
  }),
};

/** What the deals add up to, in what is counted of them. */
export function sumOfDeals(counted: CountedOfDeal, totals: Totals): Sum {
  return sums[counted](totals);
}

export const inUnits = (amount: number) => `${units(amount)} ${amount === 1 ? 'unit' : 'units'}`;

const inDeals = ({ deals }: Totals) => `${count(deals)} ${deals === 1 ? 'deal' : 'deals'}`;

const inTrades = (trades: number) => `${count(trades)} ${trades === 1 ? 'trade' : 'trades'}`;
