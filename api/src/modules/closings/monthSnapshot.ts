import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import { getLeaderboardReport } from '../../reports/leaderboard/leaderboard.report.ts';
import { listOpenDeals } from '../../reports/openItems/openItems.report.ts';
import { getPotOfGoldReport } from '../../reports/potOfGold/potOfGold.report.ts';
import { getSummaryReport } from '../../reports/summary/summary.report.ts';
import { getTickSheetReport } from '../../reports/tickSheet/tickSheet.report.ts';
import { listTradeDays } from '../../reports/trade/trade.query.ts';
import { type Month, monthRange } from '../../rules/calendar/calendar.ts';
import type { CountedDeal, MonthFigures } from '../../rules/closing/differences.ts';
import { pickFigures } from '../../rules/figures/figure.ts';
import { OPEN_ITEM_KINDS } from '../../rules/openItems/openItems.ts';
import { potMoney } from '../../rules/potOfGold/potFigures.ts';
import { calculateTradeStats } from '../../rules/trade/tradeStats.ts';
import type { DealField } from '../deals/deal.fields.ts';
import { dealFields } from '../deals/deal.fields.ts';
import { type RecordedDealField, toHistoryText } from '../deals/deal.history.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';
import type { MonthReports } from './stored/boards.ts';
import type { OpenDeal } from './stored/storedMonth.ts';

/** Loads the reports of a month one after another, because a transaction has one connection. */
export async function loadMonthReports(context: Context, month: Month): Promise<MonthReports> {
  const { database } = context;
  const range = monthRange(month);
  const leaderboardOptions = { range, carFilter: 'All', ranking: 'UNITS' } as const;
  return {
    tickSheet: await getTickSheetReport(context, range),
    summary: await getSummaryReport(context, range),
    tradeStats: calculateTradeStats(await listTradeDays(database, range), range),
    potOfGold: await getPotOfGoldReport(context, month),
    leaderboard: await getLeaderboardReport(database, { mode: 'EMPLOYEES', ...leaderboardOptions }),
    teamLeaderboard: await getLeaderboardReport(database, { mode: 'TEAMS', ...leaderboardOptions }),
  };
}

/** Returns the figures of these reports that decide what people are paid. */
export function toMonthFigures({ summary, tradeStats, potOfGold }: MonthReports): MonthFigures {
  const { stats, sections } = summary;
  const spiffs = new Map(potOfGold.rows.map(({ person, total }) => [person.id, total]));
  return {
    newUnits: stats.new.current,
    usedUnits: stats.used.current,
    certifiedUnits: stats.certified.current,
    delivered: stats.total.current,
    gross: stats.gross.current,
    trades: tradeStats.period.trades,
    ...pickFigures(potMoney, potOfGold),
    totalSpiff: potOfGold.totalPaid,
    people: sections
      .flatMap(({ team, rows }) => rows.map(row => ({ team, ...row })))
      .map(({ team, person: { id, name }, ...row }) => ({
        id,
        name,
        team,
        newUnits: row.new,
        usedUnits: row.used,
        units: row.total,
        vacation: row.vacation,
        frontGross: row.frontGross,
        spiff: spiffs.get(id) ?? 0,
      })),
  };
}

/** Maximum number of deals with open items to store with a closing. */
const MAX_OPEN_DEALS = 1_000;

/** Lists the deals of a month with open items, oldest first. */
export async function listOpenDealsOfMonth(context: Context, month: Month): Promise<OpenDeal[]> {
  const page = { offset: 0, limit: MAX_OPEN_DEALS };
  const open = await listOpenDeals(context, { days: monthRange(month) }, OPEN_ITEM_KINDS, page);
  return open.map(({ deal: { number, customerName }, points }) => ({
    number,
    customerName,
    kinds: points.map(({ kind }) => kind),
  }));
}

/** Deal fields that affect figures. */
export const COUNTED_FIELDS = Object.entries<DealField>(dealFields)
  .filter(([, { isCounted }]) => isCounted)
  .map(([field]) => field as RecordedDealField);

/** Lists the deals of a month in every status, with the fields that affect figures. */
export async function listCountedDeals({ database }: Context, month: Month): Promise<CountedDeal[]> {
  const { start, end } = monthRange(month);
  const rows = await database.rows<DealRow & { readonly id: number }>(
    sql`select id, ${DEAL_COLUMNS} from deal where log_day between ${start} and ${end} order by number`,
  );
  return rows.map(deal => ({
    id: deal.id,
    number: deal.number,
    customerName: deal.customerName,
    values: Object.fromEntries(COUNTED_FIELDS.map(field => [field, toHistoryText(field, deal[field])])),
  }));
}
