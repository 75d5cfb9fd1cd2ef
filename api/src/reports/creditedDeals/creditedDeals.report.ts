import { loadPeopleOfDeals } from '../../modules/deals/deal.query.ts';
import { presentDeal } from '../../modules/deals/deal.types.ts';
import type { ReadContext } from '../../platform/context.ts';
import { type ListPage, toEndCursor } from '../../platform/database/keysetPagination.ts';
import { countTrades, countTradesOfDeal } from '../../rules/deals/dealValues.ts';
import { toPercent } from '../../rules/numbers/arithmetic.ts';
import { type HalfCents, toCents, toDollars } from '../../rules/numbers/money.ts';
import {
  CREDITED_ORDER,
  type CreditFilter,
  calculateTradeShare,
  getCreditedTotals,
  listCreditedDeals,
  sumTradeShares,
} from './creditedDeals.query.ts';
import type { CreditedDealsType } from './creditedDeals.types.ts';

/** Returns the deals that make up a figure of the tick sheet, summary, trade stats, pot or leaderboard. */
export async function getCreditedDealsReport(
  reading: ReadContext,
  filter: CreditFilter,
  page: ListPage,
): Promise<CreditedDealsType> {
  const [rows, totals] = await reading.database.readSnapshot(reader =>
    Promise.all([listCreditedDeals(reader, filter, page), getCreditedTotals(reader, filter)]),
  );
  const people = await loadPeopleOfDeals(reading, rows);
  const trades = countTrades(totals);
  return {
    rows: rows.map(row => ({
      deal: presentDeal({ row, people }),
      units: row.units,
      frontGross: sharesToDollars(row.frontGrossShare),
      rankedGross: sharesToDollars(row.rankedGrossShare),
      backGross: sharesToDollars(row.totalGrossShare - row.frontGrossShare),
      totalGross: sharesToDollars(row.totalGrossShare),
      trades: countTradesOfDeal(row.tradeStatus),
      tradeShare: calculateTradeShare(row),
    })),
    endCursor: toEndCursor(CREDITED_ORDER, rows, page.limit),
    totals: {
      deals: totals.deals,
      units: totals.units,
      frontGross: sharesToDollars(totals.frontGross),
      rankedGross: sharesToDollars(totals.rankedGross),
      backGross: sharesToDollars(totals.totalGross - totals.frontGross),
      totalGross: sharesToDollars(totals.totalGross),
      trades,
      tradeShares: sumTradeShares(totals),
      tradePercent: toPercent(trades, totals.deals),
    },
  };
}

const sharesToDollars = (shares: HalfCents) => toDollars(toCents(shares));
