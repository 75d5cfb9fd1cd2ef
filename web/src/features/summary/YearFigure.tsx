import { lazy } from 'react';
import { ChartFigure, type ChartLine } from '../../components/ChartFigure';
import { type DayRange, monthName, spokenRange } from '../../lib/dates';
import { useStoreToday } from '../../lib/storeDay';
import type { Summary } from './SummaryBoard';
import { isByMonth } from './yearSteps';

const YearChart = lazy(() => import('./YearChart').then(module => ({ default: module.YearChart })));

const current: ChartLine = { id: 'current', label: 'Current', color: 'var(--sf-palette-primary-main)' };
const prior: ChartLine = { id: 'prior', label: 'Prior Year', color: 'var(--sf-palette-control-line)' };

/** This year against last: deals day by day, or month by month where the range is longer. */
export function YearFigure({ steps, range }: { steps: Summary['steps']; range: DayRange }) {
  const today = useStoreToday();
  const last = steps.at(-1);
  if (!last) return null;
  const isMonthly = isByMonth(range);
  const say = (start: string) => (isMonthly ? monthName(start) : spokenRange({ start, end: start }, today));
  const words = `Up to ${say(last.start)}: ${last.currentToDate} deals, a year earlier ${last.priorToDate}.`;
  return (
    <ChartFigure
      title="This year against last"
      lines={[current, isMonthly ? prior : { ...prior, isDashed: true }]}
      words={words}
    >
      <YearChart steps={steps} isByMonth={isMonthly} today={today} say={say} lines={{ current, prior }} />
    </ChartFigure>
  );
}
