import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { ChartLine } from '../../components/charts/ChartFigure';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { splitTrend } from './partTrend';
import { type OpenMonth, buildTrendChartProps } from './trendAxes';
import type { TrendMonth } from './trends';

type TrendLinesProps = {
  months: readonly TrendMonth[];
  lines: readonly (ChartLine & { amount: (month: TrendMonth) => number | null })[];
  format: (amount: number) => string;
  openMonth: OpenMonth;
};

/**
 * Renders figures by month as lines. The line to an unfinished month is dashed, and its point is hollow.
 * Loaded lazily.
 */
export function TrendLines({ months, lines, format, openMonth }: TrendLinesProps) {
  const splitLines = lines.map(line => ({ ...line, ...splitTrend(months, months.map(line.amount)) }));
  const lowest = Math.min(
    0,
    ...splitLines.flatMap(({ finished, unfinished }) => [...finished, ...unfinished].map(each => each ?? 0)),
  );
  const isPhone = useIsPhone();
  const { sx, xAxis, ...frame } = buildTrendChartProps(months, openMonth);
  const hasLabel = (_start: string, index: number) => !isPhone || index % 2 === 0;
  return (
    <LineChart
      {...frame}
      xAxis={xAxis.map(axis => ({ ...axis, tickLabelInterval: hasLabel }))}
      yAxis={[
        { min: lowest, width: 56, disableLine: true, disableTicks: true, valueFormatter: toAxisFormatter(format) },
      ]}
      series={splitLines.flatMap(({ id, label, color, finished, unfinished, joint }) => [
        { ...lineProps, id, label, color, data: finished, valueFormatter: toTooltipFormatter(format) },
        {
          ...lineProps,
          id: `${id}-running`,
          label,
          color,
          data: unfinished,
          showMark: ({ index }: { index: number }) => index !== joint,
          // The tooltip shows the joint only once, for the finished months.
          valueFormatter: (amount: number | null, { dataIndex }: { dataIndex: number }) =>
            dataIndex === joint ? null : toTooltipFormatter(format)(amount),
        },
      ])}
      sx={{ ...sx, ...buildLineStyles(lines) }}
    />
  );
}

const lineProps = { curve: 'linear', shape: 'circle', showMark: true } as const;

const toTooltipFormatter = (format: TrendLinesProps['format']) => (amount: number | null) =>
  amount === null ? null : format(amount);

/** Formats an amount without decimals, because the axis is narrow. */
const toAxisFormatter = (format: TrendLinesProps['format']) => (amount: number) => format(amount).replace(/\.00(?=%|$)/, '');

function buildLineStyles(lines: TrendLinesProps['lines']) {
  const dashed = { strokeDasharray: '6 5', strokeLinecap: 'round' };
  return Object.fromEntries(
    lines.flatMap(({ id, color }) => [
      [`& .${lineClasses.line}[data-series="${id}-running"]`, dashed],
      [`& .${lineClasses.mark}[data-series="${id}"]`, { fill: color }],
    ]),
  );
}
