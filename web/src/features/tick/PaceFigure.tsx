import { lazy } from 'react';
import { ChartFigure, type ChartLine } from '../../components/ChartFigure';
import { spokenRange } from '../../lib/dates';
import { useStoreToday } from '../../lib/storeDay';
import { units } from '../../lib/units';
import type { TickSheet } from './TickBoard';

const PaceChart = lazy(() => import('./PaceChart').then(module => ({ default: module.PaceChart })));

const lines: ChartLine[] = [
  { id: 'sold', label: 'Sold', color: 'var(--sf-palette-primary-main)' },
  { id: 'track', label: 'Track', color: 'var(--sf-palette-text-secondary)', isDashed: true },
];

/** The month's pace: deals sold day by day beside the store's track. Longer ranges have none. */
export function PaceFigure({ pace }: { pace: TickSheet['pace'] }) {
  const today = useStoreToday();
  const say = (day: string) => spokenRange({ start: day, end: day }, today);
  const latest = pace.findLast(({ soldToDate }) => soldToDate !== null);
  const last = pace.at(-1);
  if (!last) return null;
  const soldSoFar = latest
    ? `${latest.soldToDate} deals sold by ${say(latest.day)}.`
    : 'No deal is sold yet.';
  return (
    <ChartFigure
      title="Pace"
      lines={lines}
      words={`${soldSoFar} Track: ${units(last.trackToDate)} by ${say(last.day)}.`}
    >
      <PaceChart pace={pace} say={say} lines={lines} />
    </ChartFigure>
  );
}
