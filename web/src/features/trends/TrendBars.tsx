import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartLine } from '../../components/charts/ChartFigure';
import { toWholeNumberAxis } from '../../components/charts/chartAxes';
import { formatUnits } from '../../lib/format/numbers';
import { type Open, trendFrame } from './trendAxes';
import type { TrendMonth } from './trends';

type Props = {
  months: readonly TrendMonth[];
  lines: readonly (ChartLine & { amount: (month: TrendMonth) => number })[];
  open: Open;
};

/** Units month by month, one kind of car on the other; what is not over is light. Fetched when it is first shown. */
export function TrendBars({ months, lines, open }: Props) {
  return (
    <BarChart
      {...trendFrame(months, open)}
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
