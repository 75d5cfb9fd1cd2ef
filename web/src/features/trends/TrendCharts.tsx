import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { ChartLine } from '../../components/charts/ChartFigure';
import { sharedChartProps, toWholeNumberAxis } from '../../components/charts/chartAxes';
import { formatMonthName } from '../../lib/days/dates';
import { formatUnits } from '../../lib/format/numbers';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { splitTrend } from './splitTrend';
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
      yAxis={[toWholeNumberAxis(Math.max(...months.map(month => month.units)))]}
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
    ...splitLines.flatMap(({ finished, unfinished }) =>
      [...finished, ...unfinished].map(amount => amount ?? 0),
    ),
  );
  const isPhone = useIsPhone();
  const { sx, xAxis, ...frame } = buildTrendChartProps(months, openMonth);
  const hasLabel = (_start: string, index: number) => !isPhone || index % 2 === 0;
  return (
    <LineChart
      {...frame}
      xAxis={xAxis.map(axis => ({ ...axis, tickLabelInterval: hasLabel }))}
      yAxis={[
        {
          min: lowest,
          width: 56,
          disableLine: true,
          disableTicks: true,
          valueFormatter: toAxisFormatter(format),
        },
      ]}
      series={splitLines.flatMap(({ id, label, color, finished, unfinished, jointIndex }) => [
        { ...lineProps, id, label, color, data: finished, valueFormatter: toTooltipFormatter(format) },
        {
          ...lineProps,
          id: `${id}-running`,
          label,
          color,
          data: unfinished,
          showMark: ({ index }: { index: number }) => index !== jointIndex,
          // The finished and the unfinished part of a line share a month. The tooltip shows this month only
          // once, as a finished month.
          valueFormatter: (amount: number | null, { dataIndex }: { dataIndex: number }) =>
            dataIndex === jointIndex ? null : toTooltipFormatter(format)(amount),
        },
      ])}
      sx={{ ...sx, ...buildLineStyles(lines) }}
    />
  );
}

const lineProps = { curve: 'linear', shape: 'circle', showMark: true } as const;

const toTooltipFormatter = (format: TrendLinesProps['format']) => (amount: number | null) =>
  amount === null ? null : format(amount);

/** Returns a formatter that omits ".00", because the axis is narrow. */
const toAxisFormatter = (format: TrendLinesProps['format']) => (amount: number) =>
  format(amount).replace(/\.00(?=%|$)/, '');

function buildLineStyles(lines: TrendLinesProps['lines']) {
  const dashed = { strokeDasharray: '6 5', strokeLinecap: 'round' };
  return Object.fromEntries(
    lines.flatMap(({ id, color }) => [
      [`& .${lineClasses.line}[data-series="${id}-running"]`, dashed],
      [`& .${lineClasses.mark}[data-series="${id}"]`, { fill: color }],
    ]),
  );
}

type AxisFormatContext = { location: string };

/** Returns the props that the trend charts share: the months on the axis, and the click on a month. */
export function buildTrendChartProps(months: readonly TrendMonth[], openMonth: OpenMonth) {
  const monthLabels = new Map(months.map(month => [month.days.start, formatTrendMonth(month)]));
  return {
    ...sharedChartProps,
    sx: { cursor: 'pointer' },
    onAxisClick: (_event: unknown, axisData: { dataIndex: number } | null) => {
      const month = axisData && months[axisData.dataIndex];
      if (month) openMonth(month);
    },
    xAxis: [
      {
        // On a band scale each month has a width, so that no point is on the axis.
        scaleType: 'band' as const,
        data: months.map(({ days }) => days.start),
        valueFormatter: (start: string, { location }: AxisFormatContext) =>
          location === 'tick' ? formatMonthName(start).slice(0, 3) : (monthLabels.get(start) ?? ''),
        disableTicks: true,
        height: 24,
      },
    ],
  };
}

/** Opens the screen of a month. */
export type OpenMonth = (month: TrendMonth) => void;

const formatTrendMonth = ({ days, isUnfinished }: TrendMonth) =>
  `${formatMonthName(days.start)}${isUnfinished ? ', so far' : ''}`;
