import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { Day } from '../../lib/days/dates';
import type { ChartLine } from './ChartFigure';
import { chartFrame, dayOfMonth, isDayNamed, wholeAxis } from './chartAxes';

type Props = {
  days: readonly Day[];
  /** By the id of a line: its total at each day's end. */
  totals: Readonly<Record<string, readonly (number | null)[]>>;
  /** The first is the one that is looked for: filled, with a point where it ends. */
  lines: readonly ChartLine[];
  say: (day: Day) => string;
};

/** Deals so far, day by day within a month, beside what they are compared with. Fetched when it is first shown. */
export function RunningTotalChart({ days, totals, lines, say }: Props) {
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
      // On the first day of a month the point is all there is.
      showMark: (mark: { index: number }) => index === 0 && mark.index === end,
    };
  });
  const highest = Math.max(...series.flatMap(({ data }) => data.map(total => total ?? 0)));
  return (
    <LineChart
      {...chartFrame}
      xAxis={[
        {
          scaleType: 'point',
          data: [...days],
          valueFormatter: (day: Day, { location }) =>
            location === 'tick' ? String(dayOfMonth(day)) : say(day),
          tickLabelInterval: (day: Day) => isDayNamed(day, first),
          disableTicks: true,
          height: 24,
        },
      ]}
      yAxis={[wholeAxis(highest)]}
      series={series}
      sx={drawn(lines)}
    />
  );
}

const dashes = { dashed: '6 5', dotted: '1 5' } as const;

/** Each line as the key shows it. */
function drawn(lines: readonly ChartLine[]) {
  const looks: Record<string, Record<string, string | number>> = {
    [`& .${lineClasses.area}`]: { fillOpacity: 0.12 },
  };
  for (const { id, stroke } of lines) {
    if (!stroke) continue;
    looks[`& .${lineClasses.line}[data-series="${id}"]`] = {
      strokeDasharray: dashes[stroke],
      strokeLinecap: 'round',
    };
  }
  return looks;
}
