import { rangeOf } from '../../../input/fields.ts';
import { type TradeDay, tradeStats } from '../../../rules/trade/tradeStats.ts';
import { tradeDays } from '../../trade/trade.query.ts';
import type { TradeStatsType } from '../../trade/trade.types.ts';
import { range } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, type ExportTable, shortTable } from '../exportTable.ts';
import { shownReport } from '../shown.ts';

const COLUMNS: readonly Column<TradeDay>[] = [
  { head: 'Day', kind: 'day', cell: day => day.day },
  { head: 'Delivered Deals', kind: 'count', cell: day => day.delivered },
  { head: 'Trades', kind: 'count', cell: day => day.trades },
  { head: 'Trade %', kind: 'percent', cell: day => day.percent },
];

/** Trade stats (trade.md, Days and totals). */
export const tradeExport = exportCall({
  name: 'trade',
  of: 'trade stats by day, with the period’s totals',
  query: range,
  table: async (context, { start, end }) => {
    const days = rangeOf(start, end);
    const stats = tradeStats(await tradeDays(context.database, days), days);
    return tradeTable(stats, await shownReport(context, days));
  },
});

/** @param shown of which days it is */
export const tradeTable = (
  { days, period }: Pick<TradeStatsType, 'days' | 'period'>,
  shown: readonly string[],
): ExportTable =>
  shortTable({
    title: 'Trade %',
    shown,
    columns: COLUMNS,
    lines: days,
    totals: () => [['Total', period.delivered, period.trades, period.percent]],
  });
