import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { DealField } from '../deals/deal.fields.ts';
import { dealFields } from '../deals/deal.fields.ts';
import { type RecordedField, recordedText } from '../deals/deal.history.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';
import { getLeaderboardReport } from '../reports/leaderboard/leaderboard.report.ts';
import { getPotOfGoldReport } from '../reports/potOfGold/potOfGold.report.ts';
import { getSummaryReport } from '../reports/summary/summary.report.ts';
import { getTickSheetReport } from '../reports/tickSheet/tickSheet.report.ts';
import { listOpenDeals } from '../reports/openItems/openItems.report.ts';
import { listTradeDays } from '../reports/trade/trade.query.ts';
import { type Month, monthRange } from '../rules/calendar/calendar.ts';
import type { CountedDeal, MonthFigures } from '../rules/closing/differences.ts';
import { pickFigures } from '../rules/figures/figure.ts';
import { potMoney } from '../rules/potOfGold/potFigures.ts';
import { OPEN_ITEM_KINDS } from '../rules/openItems/openItems.ts';
import { calculateTradeStats } from '../rules/trade/tradeStats.ts';
import type { MonthReports } from './stored/boards.ts';
import type { OpenDeal } from './stored/storedMonth.ts';

/** The reports of a month. One after the other: a transaction has one connection. */
export async function monthReports(context: Context, month: Month): Promise<MonthReports> {
  const { database } = context;
  const range = monthRange(month);
  const ranked = { range, carFilter: 'All', ranking: 'UNITS' } as const;
  return {
    tickSheet: await getTickSheetReport(context, range),
    summary: await getSummaryReport(context, range),
    tradeStats: calculateTradeStats(await listTradeDays(database, range), range),
    potOfGold: await getPotOfGoldReport(context, month),
    leaderboard: await getLeaderboardReport(database, { mode: 'EMPLOYEES', ...ranked }),
    teamLeaderboard: await getLeaderboardReport(database, { mode: 'TEAMS', ...ranked }),
  };
}

/** What people are paid by, of those reports. */
export function figuresOf({ summary, tradeStats, potOfGold }: MonthReports): MonthFigures {
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

/** As many open deals as are listed and stored. */
const MOST_OPEN = 1_000;

/** What is open in a month, the oldest first. */
export async function openDealsOf(context: Context, month: Month): Promise<OpenDeal[]> {
  const page = { offset: 0, limit: MOST_OPEN };
  const open = await listOpenDeals(context, { days: monthRange(month) }, OPEN_ITEM_KINDS, page);
  return open.map(({ deal: { number, customerName }, points }) => ({
    number,
    customerName,
    kinds: points.map(({ kind }) => kind),
  }));
}

/** The fields of a deal that count. */
export const COUNTED = Object.entries<DealField>(dealFields)
  .filter(([, { counts }]) => counts)
  .map(([field]) => field as RecordedField);

/** The deals of a month, every status, with all that counts of them. */
export async function countedDeals({ database }: Context, month: Month): Promise<CountedDeal[]> {
  const { start, end } = monthRange(month);
  const rows = await database.rows<DealRow & { readonly id: number }>(
    sql`select id, ${DEAL_COLUMNS} from deal where log_day between ${start} and ${end} order by number`,
  );
  return rows.map(deal => ({
    id: deal.id,
    number: deal.number,
    customerName: deal.customerName,
    values: Object.fromEntries(COUNTED.map(field => [field, recordedText(field, deal[field])])),
  }));
}
