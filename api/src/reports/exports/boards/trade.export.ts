import { listFigureNames } from '../../../rules/figures/figure.ts';
import { tradeFigures } from '../../../rules/trade/tradeFigures.ts';
import { calculateTradeStats, type TradeDay } from '../../../rules/trade/tradeStats.ts';
import { listTradeDays } from '../../trade/trade.query.ts';
import type { TradeStatsType } from '../../trade/trade.types.ts';
import { getReportCaption } from '../captions.ts';
import { defineDayRangeExport } from '../exportCall.ts';
import { buildFigureColumns, createShortTable, type ExportColumn, type ExportTable } from '../exportTable.ts';

const TRADE_COLUMNS: readonly ExportColumn<TradeDay>[] = [
  { head: 'Day', kind: 'day', cell: day => day.day },
  ...buildFigureColumns(tradeFigures, (day: TradeDay) => day),
];

/** Exports the trade stats (trade.md, Days and totals). */
export const tradeExport = defineDayRangeExport({
  name: 'trade',
  contents: 'trade stats by day, with the period’s totals',
  table: async (context, days) => {
    const stats = calculateTradeStats(await listTradeDays(context.database, days), days);
    return buildTradeTable(stats, await getReportCaption(context, days));
  },
});

/**
 * Builds the table of the trade stats.
 * @param caption caption lines about the days of the trade stats
 */
export const buildTradeTable = (
  { days, period }: Pick<TradeStatsType, 'days' | 'period'>,
  caption: readonly string[],
): ExportTable =>
  createShortTable({
    title: 'Trade %',
    caption,
    columns: TRADE_COLUMNS,
    lines: days,
    totals: () => [['Total', ...listFigureNames(tradeFigures).map(name => period[name])]],
  });
