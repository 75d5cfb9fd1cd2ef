import { lazy } from 'react';
import { ChartFigure, type ChartLine } from '../../components/charts/ChartFigure';
import { splitAtToday } from '../../components/charts/runningTotal';
import { comparedFigures } from '../../generated/rules/comparedFigures';
import { type DayRange, formatDayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import type { SummaryData } from './summaryColumns';
import { hasMonthlySteps } from './yearSteps';

const MonthsChart = lazy(() => import('./MonthsChart').then(module => ({ default: module.MonthsChart })));
const RunningTotalChart = lazy(() =>
  import('../../components/charts/RunningTotalChart').then(module => ({ default: module.RunningTotalChart })),
);

const accent = 'var(--sf-palette-primary-main)';

const currentLine: ChartLine = { id: 'current', label: comparedFigures.current.label, color: accent };
const laterLine: ChartLine = { id: 'later', label: 'Scheduled', color: accent, stroke: 'dotted' };
const priorLine: ChartLine = {
  id: 'prior',
  label: comparedFigures.prior.label,
  color: 'var(--sf-palette-control-line)',
};

/**
 * Renders the chart of this year and last year: deals by day, or by month for a range over several months.
 */
export function YearComparisonChart({ steps, range }: { steps: SummaryData['steps']; range: DayRange }) {
  const today = useStoreToday();
  const last = steps.at(-1);
  if (!last) return null;
  const isEmpty = last.currentToDate === 0 && last.priorToDate === 0;
  const chartProps = {
    title: 'This year vs. last year',
    description: isEmpty
      ? 'No deals sold yet, and none a year earlier.'
      : `${last.currentToDate} ${last.currentToDate === 1 ? 'deal' : 'deals'} vs. ${last.priorToDate} a year earlier.`,
    isEmpty,
  };
  const starts = steps.map(({ start }) => start);
  if (hasMonthlySteps(range)) {
    return (
      <ChartFigure {...chartProps} lines={[currentLine, priorLine]}>
        <MonthsChart steps={steps} lines={{ current: currentLine, prior: priorLine }} />
      </ChartFigure>
    );
  }
  const runningTotal = splitAtToday(
    starts,
    steps.map(({ currentToDate }) => currentToDate),
    today,
  );
  const hasLater = runningTotal.later.some(total => total !== null);
  const lines = [currentLine, ...(hasLater ? [laterLine] : []), { ...priorLine, stroke: 'dashed' as const }];
  return (
    <ChartFigure {...chartProps} lines={lines}>
      <RunningTotalChart
        days={starts}
        totals={{
          current: runningTotal.upToToday,
          later: runningTotal.later,
          prior: steps.map(({ priorToDate }) => priorToDate),
        }}
        formatDay={day => formatDayRange({ start: day, end: day }, today)}
        lines={lines}
      />
    </ChartFigure>
  );
}
