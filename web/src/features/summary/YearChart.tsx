import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { ChartLine } from '../../components/ChartFigure';
import type { Summary } from './SummaryBoard';
import { lineToToday } from './yearSteps';

type Props = {
  steps: Summary['steps'];
  isByMonth: boolean;
  today: string;
  say: (start: string) => string;
  lines: Record<'current' | 'prior', ChartLine>;
};

const frame = {
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  margin: { left: 0, right: 16, top: 12, bottom: 4 },
  grid: { horizontal: true },
  yAxis: [{ min: 0, width: 44 }],
} as const;

/** Months as pairs of bars; days as two lines of deals so far. Fetched when it is first shown. */
export function YearChart({ steps, isByMonth, today, say, lines }: Props) {
  const starts = steps.map(({ start }) => start);
  if (isByMonth) {
    return (
      <BarChart
        {...frame}
        xAxis={[
          {
            scaleType: 'band',
            data: starts,
            valueFormatter: (start: string, { location }) =>
              location === 'tick' ? say(start).slice(0, 3) : say(start),
            height: 24,
          },
        ]}
        series={[
          { ...lines.prior, data: steps.map(({ prior }) => prior) },
          { ...lines.current, data: steps.map(({ current }) => current) },
        ]}
      />
    );
  }
  return (
    <LineChart
      {...frame}
      xAxis={[
        {
          scaleType: 'point',
          data: starts,
          valueFormatter: (start: string, { location }) =>
            location === 'tick' ? String(Number(start.slice(8))) : say(start),
          height: 24,
        },
      ]}
      series={[
        {
          ...lines.prior,
          data: steps.map(({ priorToDate }) => priorToDate),
          curve: 'linear',
          showMark: false,
        },
        { ...lines.current, data: lineToToday(steps, today), curve: 'linear', showMark: false },
      ]}
      sx={{ [`& .${lineClasses.line}[data-series="prior"]`]: { strokeDasharray: '5 4' } }}
    />
  );
}
