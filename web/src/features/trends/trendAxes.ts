import { chartFrame } from '../../components/charts/chartAxes';
import { formatMonthName } from '../../lib/days/dates';
import type { TrendMonth } from './trends';

type Say = { location: string };

/** What the pictures of trends have in common: the months below, and where a press on one leads. */
export function trendFrame(months: readonly TrendMonth[], open: Open) {
  const saidOf = new Map(months.map(each => [each.days.start, saying(each)]));
  return {
    ...chartFrame,
    sx: { cursor: 'pointer' },
    onAxisClick: (_event: unknown, pressed: { dataIndex: number } | null) => {
      const month = pressed && months[pressed.dataIndex];
      if (month) open(month);
    },
    xAxis: [
      {
        // A month has a width, so that no point lies on an axis.
        scaleType: 'band' as const,
        data: months.map(({ days }) => days.start),
        valueFormatter: (start: string, { location }: Say) =>
          location === 'tick' ? formatMonthName(start).slice(0, 3) : (saidOf.get(start) ?? ''),
        disableTicks: true,
        height: 24,
      },
    ],
  };
}

/** Opens what a month leads to. */
export type Open = (month: TrendMonth) => void;

const saying = ({ days, isUnfinished }: TrendMonth) =>
  `${formatMonthName(days.start)}${isUnfinished ? ', so far' : ''}`;
