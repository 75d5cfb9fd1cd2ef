import { lazy } from 'react';
import { ChartFigure, type ChartLine } from '../../components/charts/ChartFigure';
import { splitAtToday } from '../../components/charts/runningTotal';
import { formatDayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { describePace } from './describePace';
import type { TickSheetData } from './tickColumns';

const RunningTotalChart = lazy(() =>
  import('../../components/charts/RunningTotalChart').then(module => ({ default: module.RunningTotalChart })),
);

const accent = 'var(--sf-palette-primary-main)';

const soldLine: ChartLine = { id: 'sold', label: 'Sold', color: accent };
const laterLine: ChartLine = { id: 'later', label: 'Scheduled', color: accent, stroke: 'dotted' };
const trackLine: ChartLine = {
  id: 'track',
  label: 'Track',
  color: 'var(--sf-palette-text-secondary)',
  stroke: 'dashed',
};

/** Renders the pace of a month: deals sold by day, and the store's track. Longer ranges have no pace. */
export function PaceChart({ pace }: { pace: TickSheetData['pace'] }) {
  const today = useStoreToday();
  const formatDay = (day: string) => formatDayRange({ start: day, end: day }, today);
  if (pace.length === 0) return null;
  const days = pace.map(({ day }) => day);
  const runningTotal = splitAtToday(
    days,
    pace.map(({ soldToDate }) => soldToDate),
    today,
  );
  const isEmpty = pace.every(paceDay => paceDay.sold === 0);
  const hasLater = runningTotal.later.some(total => total !== null);
  const lines = [soldLine, ...(hasLater ? [laterLine] : []), trackLine];
  return (
    <ChartFigure
      title="Pace"
      lines={isEmpty ? [] : lines}
      description={describePace(pace, today, formatDay)}
      isEmpty={isEmpty}
    >
      <RunningTotalChart
        days={days}
        totals={{
          sold: runningTotal.upToToday,
          later: runningTotal.later,
          track: pace.map(paceDay => paceDay.trackToDate),
        }}
        formatDay={formatDay}
        lines={lines}
      />
    </ChartFigure>
  );
}
