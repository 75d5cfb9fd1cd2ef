import type { Reading } from '../../context.ts';
import { endCursorOf, type ListPage } from '../../database/keyset.ts';
import { presentDeal } from '../../deals/deal.present.ts';
import { peopleOfDeals } from '../../deals/deal.query.ts';
import { tradesOf, tradesOfDeal } from '../../rules/deals/trade.ts';
import { percentOf } from '../../rules/numbers/arithmetic.ts';
import { type HalfCents, toCents, toDollars } from '../../rules/numbers/money.ts';
import {
  CREDITED_ORDER,
  type CreditFilter,
  creditedDeals,
  creditedTotals,
  tradeShareOf,
  tradeSharesOf,
} from './creditedDeals.query.ts';
import type { CreditedDealsType } from './creditedDeals.types.ts';

/** The deals behind a number of the tick sheet, summary, trade stats, pot or leaderboard (decision 030). */
export async function creditedDealsReport(
  reading: Reading,
  filter: CreditFilter,
  page: ListPage,
): Promise<CreditedDealsType> {
  const [rows, totals] = await reading.database.together(reader =>
    Promise.all([creditedDeals(reader, filter, page), creditedTotals(reader, filter)]),
  );
  const people = await peopleOfDeals(reading, rows);
  const trades = tradesOf(totals);
  return {
    rows: rows.map(row => ({
      deal: presentDeal({ row, people }),
      units: row.units,
      frontGross: inDollars(row.frontGrossShare),
      rankedGross: inDollars(row.rankedGrossShare),
      backGross: inDollars(row.totalGrossShare - row.frontGrossShare),
      totalGross: inDollars(row.totalGrossShare),
      trades: tradesOfDeal(row.tradeStatus),
      tradeShare: tradeShareOf(row),
    })),
    endCursor: endCursorOf(CREDITED_ORDER, rows, page.limit),
    totals: {
      deals: totals.deals,
      units: totals.units,
      frontGross: inDollars(totals.frontGross),
      rankedGross: inDollars(totals.rankedGross),
      backGross: inDollars(totals.totalGross - totals.frontGross),
      totalGross: inDollars(totals.totalGross),
      trades,
      tradeShares: tradeSharesOf(totals),
      tradePercent: percentOf(trades, totals.deals),
    },
  };
}

const inDollars = (shares: HalfCents) => toDollars(toCents(shares));
