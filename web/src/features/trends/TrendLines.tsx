import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { ChartLine } from '../../components/charts/ChartFigure';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { partTrend } from './partTrend';
import { type Open, trendFrame } from './trendAxes';
import type { TrendMonth } from './trends';

type Props = {
  months: readonly TrendMonth[];
  lines: readonly (ChartLine & { amount: (month: TrendMonth) => number | null })[];
  format: (amount: number) => string;
  open: Open;
};

/** Figures month by month; what is not over is dashed, its points open. Fetched when it is first shown. */
export function TrendLines({ months, lines, format, open }: Props) {
  const parted = lines.map(line => ({ ...line, ...partTrend(months, months.map(line.amount)) }));
  const lowest = Math.min(
    0,
    ...parted.flatMap(({ over, running }) => [...over, ...running].map(each => each ?? 0)),
  );
  const isPhone = useIsPhone();
  const { sx, xAxis, ...frame } = trendFrame(months, open);
  const isNamed = (_start: string, index: number) => !isPhone || index % 2 === 0;
  return (
    <LineChart
      {...frame}
      xAxis={xAxis.map(axis => ({ ...axis, tickLabelInterval: isNamed }))}
      yAxis={[
        { min: lowest, width: 56, disableLine: true, disableTicks: true, valueFormatter: short(format) },
      ]}
      series={parted.flatMap(({ id, label, color, over, running, joint }) => [
        { ...drawn, id, label, color, data: over, valueFormatter: said(format) },
        {
          ...drawn,
          id: `${id}-running`,
          label,
          color,
          data: running,
          showMark: ({ index }: { index: number }) => index !== joint,
          // The joint is said by the line that is over.
          valueFormatter: (amount: number | null, { dataIndex }: { dataIndex: number }) =>
            dataIndex === joint ? null : said(format)(amount),
        },
      ])}
      sx={{ ...sx, ...looks(lines) }}
    />
  );
}

const drawn = { curve: 'linear', shape: 'circle', showMark: true } as const;

const said = (format: Props['format']) => (amount: number | null) =>
  amount === null ? null : format(amount);

/** Without the decimals that an axis has no room for. */
const short = (format: Props['format']) => (amount: number) => format(amount).replace(/\.00(?=%|$)/, '');

function looks(lines: Props['lines']) {
  const dashed = { strokeDasharray: '6 5', strokeLinecap: 'round' };
  return Object.fromEntries(
    lines.flatMap(({ id, color }) => [
      [`& .${lineClasses.line}[data-series="${id}-running"]`, dashed],
      [`& .${lineClasses.mark}[data-series="${id}"]`, { fill: color }],
    ]),
  );
}
