import type { CreditedDealsQuery } from '../../generated/graphql';
import type { DealTerm } from '../../lib/opened/drillDown';
import { money } from '../../lib/values/money';
import { count, units } from '../../lib/values/units';
import { withSign } from '../../lib/values/withSign';
import type { Sum } from './ListBehind';

type Totals = CreditedDealsQuery['creditedDeals']['totals'];

const sums: Record<DealTerm, (totals: Totals) => Pick<Sum, 'figure' | 'detail'>> = {
  units: totals => ({ figure: inUnits(totals.units), detail: inDeals(totals) }),
  deals: totals => ({ figure: inDeals(totals), detail: '' }),
  trades: totals => ({ figure: inTrades(totals), detail: `of ${inDeals(totals)}` }),
  tradePercent: totals => ({
    figure: `${totals.tradePercent.toFixed(2)}%`,
    detail: `${inTrades(totals)} ÷ ${inDeals(totals)}`,
  }),
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

/** What the deals add up to, as the number counts them, with the vacation units that it counts besides. */
export function sumOfDeals(term: DealTerm, totals: Totals, vacation = 0): Sum {
  const isEmpty = totals.deals === 0 && vacation === 0;
  if (vacation === 0) return { ...sums[term](totals), isEmpty };
  return {
    figure: inUnits(totals.units + vacation),
    detail: `${units(totals.units)} of ${inDeals(totals)} + ${units(vacation)} vacation`,
    isEmpty,
  };
}

/** How two ranges of days differ: "-17 deals", from "76 deals − 93 deals". */
export function sumCompared(term: DealTerm, current: Totals, prior: Totals): Sum {
  const [now, before] = [sums[term](current).figure, sums[term](prior).figure];
  const figure =
    term === 'totalGross'
      ? withSign(current.totalGross - prior.totalGross, money)
      : withSign(current.deals - prior.deals, count);
  return { figure, detail: `${now} − ${before} a year earlier`, isEmpty: current.deals + prior.deals === 0 };
}

export const inUnits = (amount: number) => `${units(amount)} ${amount === 1 ? 'unit' : 'units'}`;

const inDeals = ({ deals }: Totals) => `${count(deals)} ${deals === 1 ? 'deal' : 'deals'}`;

const inTrades = ({ trades }: Totals) => `${count(trades)} ${trades === 1 ? 'trade' : 'trades'}`;
