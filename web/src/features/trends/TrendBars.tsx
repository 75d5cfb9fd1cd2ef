import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartLine } from '../../components/charts/ChartFigure';
import { toWholeNumberAxis } from '../../components/charts/chartAxes';
import { formatUnits } from '../../lib/format/numbers';
import { type OpenMonth, buildTrendChartProps } from './trendAxes';
import type { TrendMonth } from './trends';

type TrendBarsProps = {
  months: readonly TrendMonth[];
  lines: readonly (ChartLine & { amount: (month: TrendMonth) => number })[];
  openMonth: OpenMonth;
};

/**
 * Renders units by month as stacked bars of new and used cars. An unfinished month is lighter. Loaded lazily.
 */
export function TrendBars({ months, lines, openMonth }: TrendBarsProps) {
  return (
    <BarChart
      {...buildTrendChartProps(months, openMonth)}
      yAxis={[toWholeNumberAxis(Math.max(...months.map(each => each.units)))]}
      series={lines.map(({ id, label, color, amount }) => ({
        id,
        label,
        color,
        stack: 'units',
        data: months.map(amount),
        valueFormatter: (sold: number | null) => (sold === null ? null : formatUnits(sold)),
        colorGetter: ({ dataIndex }: { dataIndex: number }) =>
          months[dataIndex]?.isUnfinished ? `color-mix(in srgb, ${color} 45%, transparent)` : color,
      }))}
    />
  );
}
