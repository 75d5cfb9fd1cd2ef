import { TotalsSkeleton } from '../../components/Skeletons';
import { StatBox } from '../../components/StatBox';
import { TotalsStrip } from '../../components/TotalsStrip';
import type { UpStatsQuery } from '../../generated/graphql';
import { count } from '../../lib/units';

type Counters = UpStatsQuery['upStats']['counters'];

/** The brief's words and order (§2, Up Log Stats). */
const labels: [keyof Counters, string][] = [
  ['ups', 'Ups'],
  ['freshUps', 'Fresh Ups'],
  ['appointments', 'Appointments'],
  ['writeUps', 'Write Ups'],
  ['testDrives', 'Test Drives'],
  ['sold', 'Sold'],
  ['turns', 'Turns'],
];

/** Counters over the whole filter, not the page. */
export function UpStatsCounters({ counters }: { counters: Counters | undefined }) {
  if (!counters) return <TotalsSkeleton boxes={labels.length} />;
  return (
    <TotalsStrip label="Counters">
      {labels.map(([name, label]) => (
        <StatBox key={name} label={label} figure={count(counters[name])} />
      ))}
    </TotalsStrip>
  );
}
