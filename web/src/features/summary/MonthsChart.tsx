import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartLine } from '../../components/charts/ChartFigure';
import { sharedChartProps, toWholeNumberAxis } from '../../components/charts/chartAxes';
import { formatMonthName } from '../../lib/days/dates';
import type { SummaryData } from './summaryColumns';

type Props = { steps: SummaryData['steps']; lines: Record<'current' | 'prior', ChartLine> };

/** Renders each month as a pair of bars, last year's and this year's. Loaded lazily. */
export function MonthsChart({ steps, lines }: Props) {
  const highest = Math.max(...steps.flatMap(({ current, prior }) => [current, prior]));
  return (
    <BarChart
      {...sharedChartProps}
      xAxis={[
        {
          scaleType: 'band',
          data: steps.map(({ start }) => start),
          valueFormatter: (start: string, { location }) =>
            location === 'tick' ? formatMonthName(start).slice(0, 3) : formatMonthName(start),
          disableTicks: true,
          height: 24,
        },
      ]}
      yAxis={[toWholeNumberAxis(highest)]}
      series={(['prior', 'current'] as const).map(id => {
        const { label, color } = lines[id];
        return { id, label, color, data: steps.map(step => step[id]) };
      })}
    />
  );
}
