import { namesOf } from '../../../rules/figures/figure.ts';
import { tradeFigures } from '../../../rules/trade/tradeFigures.ts';
import { type TradeDay, tradeStats } from '../../../rules/trade/tradeStats.ts';
import { tradeDays } from '../../trade/trade.query.ts';
import type { TradeStatsType } from '../../trade/trade.types.ts';
import { exportOfDays } from '../exportCall.ts';
import { type Column, type ExportTable, shortTable } from '../exportTable.ts';
import { figureColumns } from '../figureColumns.ts';
import { shownReport } from '../shown.ts';

const COLUMNS: readonly Column<TradeDay>[] = [
  { head: 'Day', kind: 'day', cell: day => day.day },
  ...figureColumns(tradeFigures, (day: TradeDay) => day),
];

/** Trade stats (trade.md, Days and totals). */
export const tradeExport = exportOfDays({
  name: 'trade',
  of: 'trade stats by day, with the period’s totals',
  table: async (context, days) => {
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
    totals: () => [['Total', ...namesOf(tradeFigures).map(name => period[name])]],
  });
