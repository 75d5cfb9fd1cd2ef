import dayjs from 'dayjs';
import { lazy } from 'react';
import { ChartFigure } from '../../components/charts/ChartFigure';
import { tradeFigures } from '../../generated/rules/tradeFigures';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { formatPercent } from '../../lib/format/numbers';
import type { TradeStatsQuery } from './trade.generated';

const TradeChart = lazy(() => import('./TradeChart').then(module => ({ default: module.TradeChart })));

/** Legend entry of the line at today. */
const todayLine = {
  id: 'today',
  label: 'Today',
  color: 'var(--sf-palette-text-primary)',
  stroke: 'dotted',
} as const;

type Props = { days: TradeStatsQuery['tradeStats']['days'] };

/** Renders the chart of Trade % by day. A single day has no chart. */
export function TradePercentChart({ days }: Props) {
  const today = useStoreToday();
  const [first] = days;
  if (!first || days.length < 2) return null;
  const highestDay = days.reduce((highest, day) => (day.percent > highest.percent ? day : highest), first);
  const hasToday = first.day <= today && today <= (days.at(-1)?.day ?? first.day);
  const description = `Highest on ${dayjs(highestDay.day).format('MMMM D')} at ${formatPercent(highestDay.percent)}.`;
  return (
    <ChartFigure
      title={`${tradeFigures.percent.label} by day`}
      description={description}
      lines={hasToday ? [todayLine] : []}
    >
      <TradeChart days={days} />
    </ChartFigure>
  );
}
