import { lazy } from 'react';
import { ChartFigure, type ChartLine } from '../../components/charts/ChartFigure';
import { splitAtToday } from '../../components/charts/runningTotal';
import { comparedFigures } from '../../generated/rules/comparedFigures';
import { type DayRange, formatDayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import type { Summary } from './summary';
import { isByMonth } from './yearSteps';

const MonthsChart = lazy(() => import('./MonthsChart').then(module => ({ default: module.MonthsChart })));
const RunningTotalChart = lazy(() =>
  import('../../components/charts/RunningTotalChart').then(module => ({ default: module.RunningTotalChart })),
);

const accent = 'var(--sf-palette-primary-main)';

const current: ChartLine = { id: 'current', label: comparedFigures.current.label, color: accent };
const later: ChartLine = { id: 'later', label: 'Dated later', color: accent, stroke: 'dotted' };
const prior: ChartLine = {
  id: 'prior',
  label: comparedFigures.prior.label,
  color: 'var(--sf-palette-control-line)',
};

/** This year against last: deals day by day, or month by month where the range is longer. */
export function YearFigure({ steps, range }: { steps: Summary['steps']; range: DayRange }) {
  const today = useStoreToday();
  const last = steps.at(-1);
  if (!last) return null;
  const isEmpty = last.currentToDate === 0 && last.priorToDate === 0;
  const frame = {
    title: 'This year against last',
    description: isEmpty
      ? 'No deal is sold yet, and none was a year earlier.'
      : `${last.currentToDate} ${last.currentToDate === 1 ? 'deal' : 'deals'}, a year earlier ${last.priorToDate}.`,
    isEmpty,
  };
  const starts = steps.map(({ start }) => start);
  if (isByMonth(range)) {
    return (
      <ChartFigure {...frame} lines={[current, prior]}>
        <MonthsChart steps={steps} lines={{ current, prior }} />
      </ChartFigure>
    );
  }
  const parted = splitAtToday(
    starts,
    steps.map(({ currentToDate }) => currentToDate),
    today,
  );
  const isAnyLater = parted.later.some(total => total !== null);
  const lines = [current, ...(isAnyLater ? [later] : []), { ...prior, stroke: 'dashed' as const }];
  return (
    <ChartFigure {...frame} lines={lines}>
      <RunningTotalChart
        days={starts}
        totals={{
          current: parted.upToToday,
          later: parted.later,
          prior: steps.map(({ priorToDate }) => priorToDate),
        }}
        formatDay={day => formatDayRange({ start: day, end: day }, today)}
        lines={lines}
      />
    </ChartFigure>
  );
}
