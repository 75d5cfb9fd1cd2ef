import { chartFrame } from '../../components/charts/chartAxes';
import { formatMonthName } from '../../lib/days/dates';
import type { TrendMonth } from './trends';

type AxisFormatContext = { location: string };

/** Returns the props that the trend charts share: the months on the axis, and the click on a month. */
export function buildTrendChartProps(months: readonly TrendMonth[], openMonth: OpenMonth) {
  const monthLabels = new Map(months.map(each => [each.days.start, formatMonth(each)]));
  return {
    ...chartFrame,
    sx: { cursor: 'pointer' },
    onAxisClick: (_event: unknown, axisData: { dataIndex: number } | null) => {
      const month = axisData && months[axisData.dataIndex];
      if (month) openMonth(month);
    },
    xAxis: [
      {
        // A month has a width, so that no point is on an axis.
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

const formatMonth = ({ days, isUnfinished }: TrendMonth) =>
  `${formatMonthName(days.start)}${isUnfinished ? ', so far' : ''}`;
