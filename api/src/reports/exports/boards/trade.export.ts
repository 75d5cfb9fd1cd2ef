import type { Context } from '../../../context.ts';
import type { DayRange } from '../../../rules/calendar/calendar.ts';
import { type TradeDay, tradeStats } from '../../../rules/trade/tradeStats.ts';
import { tradeDays } from '../../trade/trade.query.ts';
import { type Column, type ExportTable, shortTable } from '../exportTable.ts';
import { shownDays } from '../shown.ts';

const COLUMNS: readonly Column<TradeDay>[] = [
  { head: 'Day', kind: 'day', cell: day => day.day },
  { head: 'Delivered Deals', kind: 'count', cell: day => day.delivered },
  { head: 'Trades', kind: 'count', cell: day => day.trades },
  { head: 'Trade %', kind: 'percent', cell: day => day.percent },
];

/** Trade stats by day, with the period's totals (trade.md, Days and totals). */
export async function tradeExport({ database }: Context, range: DayRange): Promise<ExportTable> {
  const { days, period } = tradeStats(await tradeDays(database, range), range);
  return shortTable({
    title: 'Trade %',
    shown: [shownDays(range)],
    columns: COLUMNS,
    lines: days,
    totals: () => [['Total', period.delivered, period.trades, period.percent]],
  });
}
