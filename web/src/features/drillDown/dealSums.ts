import type { CreditedDealsQuery } from '../../generated/drillDown';
import type { DealTerm } from '../../lib/opened/drillDown';
import { money } from '../../lib/values/money';
import { count, units } from '../../lib/values/units';
import type { Sum } from './ListBehind';

type Totals = CreditedDealsQuery['creditedDeals']['totals'];

const sums: Record<DealTerm, (totals: Totals) => Omit<Sum, 'isEmpty'>> = {
  units: totals => ({ figure: inUnits(totals.units), detail: inDeals(totals) }),
  deals: totals => ({ figure: inDeals(totals), detail: '' }),
  trades: totals => ({ figure: inTrades(totals.trades), detail: `of ${inDeals(totals)}` }),
  tradeShares: totals => ({ figure: inTrades(totals.tradeShares), detail: `of ${inDeals(totals)}` }),
  frontGross: totals => ({ figure: money(totals.frontGross), detail: `front gross of ${inDeals(totals)}` }),
  rankedGross: totals => ({
    figure: money(totals.rankedGross),
    detail: `front gross of ${inDeals(totals)}, one at or below $0 counting $0`,
  }),
  totalGross: totals => ({
    figure: money(totals.totalGross),
    detail: `front and back gross of ${inDeals(totals)}`,
  }),
};

/** What the deals add up to, in what is counted of them. */
export function sumOfDeals(term: DealTerm, totals: Totals): Omit<Sum, 'isEmpty'> {
  return sums[term](totals);
}

export const inUnits = (amount: number) => `${units(amount)} ${amount === 1 ? 'unit' : 'units'}`;

const inDeals = ({ deals }: Totals) => `${count(deals)} ${deals === 1 ? 'deal' : 'deals'}`;

const inTrades = (trades: number) => `${count(trades)} ${trades === 1 ? 'trade' : 'trades'}`;
