import { DealsFigure } from '../../components/board/DealsFigure';
import { TotalsSkeleton } from '../../components/Skeletons';
import { StatBox } from '../../components/StatBox';
import { TotalsStrip } from '../../components/TotalsStrip';
import type { UpCounter, UpStatsQuery, UpStatsQueryVariables } from '../../generated/graphql';
import { count } from '../../lib/units';

type Counters = UpStatsQuery['upStats']['counters'];

/** The brief's words and order (§2, Up Log Stats). */
const counted: readonly { name: keyof Counters; label: string; counter: UpCounter }[] = [
  { name: 'ups', label: 'Ups', counter: 'UPS' },
  { name: 'freshUps', label: 'Fresh Ups', counter: 'FRESH_UPS' },
  { name: 'appointments', label: 'Appointments', counter: 'APPOINTMENTS' },
  { name: 'writeUps', label: 'Write Ups', counter: 'WRITE_UPS' },
  { name: 'testDrives', label: 'Test Drives', counter: 'TEST_DRIVES' },
  { name: 'sold', label: 'Sold', counter: 'SOLD' },
  { name: 'turns', label: 'Turns', counter: 'TURNS' },
];

type Props = {
  counters: Counters | undefined;
  /** What they were counted over. */
  asked: UpStatsQueryVariables | null;
};

/** Counters over the whole filter, not the page; each over the ups that it counts. */
export function UpStatsCounters({ counters, asked }: Props) {
  if (!counters || !asked) return <TotalsSkeleton boxes={counted.length} />;
  const { start, end, employeeId, teamId, upType, sold } = asked;
  return (
    <TotalsStrip label="Counters">
      {counted.map(({ name, label, counter }) => (
        <StatBox
          key={name}
          label={label}
          figure={
            <DealsFigure
              amount={counters[name]}
              text={count(counters[name])}
              drillDown={{ title: label, ups: { start, end, employeeId, teamId, upType, sold, counter } }}
            />
          }
        />
      ))}
    </TotalsStrip>
  );
}
