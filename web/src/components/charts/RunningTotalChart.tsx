import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { Day } from '../../lib/days/dates';
import type { ChartLine } from './ChartFigure';
import { getDayOfMonth, isDayLabeled, sharedChartProps, toWholeNumberAxis } from './chartAxes';

type Props = {
  days: readonly Day[];
  /** The totals at the end of each day, by the id of the line. */
  totals: Readonly<Record<string, readonly (number | null)[]>>;
  /**
   * The lines of the chart. The first line is the main line. Its area is filled, and the line has a point at
   * its end.
   */
  lines: readonly ChartLine[];
  formatDay: (day: Day) => string;
};

/**
 * Renders the running total of deals by day of a month, and other lines for comparison. Load this component
 * lazily.
 */
export function RunningTotalChart({ days, totals, lines, formatDay }: Props) {
  const [first = ''] = days;
  const series = lines.map(({ id, label, color }, index) => {
    const data = [...(totals[id] ?? [])];
    const end = data.findLastIndex(total => total !== null);
    return {
      id,
      label,
      color,
      data,
      area: index === 0,
      curve: 'linear' as const,
      shape: 'circle' as const,
      // On the first day of a month, the line consists only of this point.
      showMark: (mark: { index: number }) => index === 0 && mark.index === end,
    };
  });
  const highest = Math.max(...series.flatMap(({ data }) => data.map(total => total ?? 0)));
  return (
    <LineChart
      {...sharedChartProps}
      xAxis={[
        {
          scaleType: 'point',
          data: [...days],
          valueFormatter: (day: Day, { location }) =>
            location === 'tick' ? String(getDayOfMonth(day)) : formatDay(day),
          tickLabelInterval: (day: Day) => isDayLabeled(day, first),
          disableTicks: true,
          height: 24,
        },
      ]}
      yAxis={[toWholeNumberAxis(highest)]}
      series={series}
      sx={toLineStyles(lines)}
    />
  );
}

const dashes = { dashed: '6 5', dotted: '1 5' } as const;

/** Returns styles that draw each line as the legend shows it. */
function toLineStyles(lines: readonly ChartLine[]) {
  const styles: Record<string, Record<string, string | number>> = {
    [`& .${lineClasses.area}`]: { fillOpacity: 0.12 },
  };
  for (const { id, stroke } of lines) {
    if (!stroke) continue;
    styles[`& .${lineClasses.line}[data-series="${id}"]`] = {
      strokeDasharray: dashes[stroke],
      strokeLinecap: 'round',
    };
  }
  return styles;
}
