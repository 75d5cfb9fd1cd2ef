import { lazy } from 'react';
import { ChartFigure, type ChartLine } from '../../components/charts/ChartFigure';
import { splitAtToday } from '../../components/charts/runningTotal';
import { formatDayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { paceWords } from './paceWords';
import type { TickSheet } from './tickSheet';

const RunningTotalChart = lazy(() =>
  import('../../components/charts/RunningTotalChart').then(module => ({ default: module.RunningTotalChart })),
);

const accent = 'var(--sf-palette-primary-main)';

const sold: ChartLine = { id: 'sold', label: 'Sold', color: accent };
const later: ChartLine = { id: 'later', label: 'Dated later', color: accent, stroke: 'dotted' };
const track: ChartLine = {
  id: 'track',
  label: 'Track',
  color: 'var(--sf-palette-text-secondary)',
  stroke: 'dashed',
};

/** The month's pace: deals sold day by day beside the store's track. Longer ranges have none. */
export function PaceFigure({ pace }: { pace: TickSheet['pace'] }) {
  const today = useStoreToday();
  const say = (day: string) => formatDayRange({ start: day, end: day }, today);
  if (pace.length === 0) return null;
  const days = pace.map(({ day }) => day);
  const parted = splitAtToday(
    days,
    pace.map(({ soldToDate }) => soldToDate),
    today,
  );
  const isEmpty = pace.every(each => each.sold === 0);
  const isAnyLater = parted.later.some(total => total !== null);
  const lines = [sold, ...(isAnyLater ? [later] : []), track];
  return (
    <ChartFigure
      title="Pace"
      lines={isEmpty ? [] : lines}
      description={paceWords(pace, today, say)}
      isEmpty={isEmpty}
    >
      <RunningTotalChart
        days={days}
        totals={{ sold: parted.upToToday, later: parted.later, track: pace.map(each => each.trackToDate) }}
        formatDay={say}
        lines={lines}
      />
    </ChartFigure>
  );
}
