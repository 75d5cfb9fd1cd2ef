import type { CountedOfDeal } from '../../generated/types';
import type { ListedDealsFragment } from '../../lib/dialogs/drillDown.generated';
import { formatMoney } from '../../lib/format/money';
import { formatCount, formatUnits } from '../../lib/format/numbers';
import type { ListTotal } from './SourceListFrame';

type DealTotals = ListedDealsFragment['totals'];

const totalFormats: Record<CountedOfDeal, (totals: DealTotals) => ListTotal> = {
  UNITS: totals => ({ figure: formatUnitCount(totals.units), detail: formatDealCount(totals) }),
  DEALS: totals => ({ figure: formatDealCount(totals), detail: '' }),
  TRADES: totals => ({ figure: formatTradeCount(totals.trades), detail: `of ${formatDealCount(totals)}` }),
  TRADE_SHARES: totals => ({
    figure: formatTradeCount(totals.tradeShares),
    detail: `of ${formatDealCount(totals)}`,
  }),
  FRONT_GROSS: totals => ({
    figure: formatMoney(totals.frontGross),
    detail: `front gross of ${formatDealCount(totals)}`,
  }),
  RANKED_GROSS: totals => ({
    figure: formatMoney(totals.rankedGross),
    detail: `front gross of ${formatDealCount(totals)}, with amounts at or below $0 counted as $0`,
  }),
  BACK_GROSS: totals => ({
    figure: formatMoney(totals.backGross),
    detail: `back gross of ${formatDealCount(totals)}`,
  }),
  TOTAL_GROSS: totals => ({
    figure: formatMoney(totals.totalGross),
    detail: `front and back gross of ${formatDealCount(totals)}`,
  }),
};

/** Formats the total of the deals in the counted unit. */
export function formatDealsTotal(countedAs: CountedOfDeal, totals: DealTotals): ListTotal {
  return totalFormats[countedAs](totals);
}

export const formatUnitCount = (amount: number) =>
  `${formatUnits(amount)} ${amount === 1 ? 'unit' : 'units'}`;

const formatDealCount = ({ deals }: DealTotals) => `${formatCount(deals)} ${deals === 1 ? 'deal' : 'deals'}`;

const formatTradeCount = (trades: number) => `${formatCount(trades)} ${trades === 1 ? 'trade' : 'trades'}`;
