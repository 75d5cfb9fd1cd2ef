import { StatBox } from '../../components/StatBox';
import { TotalsStrip } from '../../components/TotalsStrip';
import type { UpLogFieldsFragment } from '../../generated/graphql';

/** The three counters of a day (brief §2, Up Log). */
export function UpCountersStrip({ counters }: Pick<UpLogFieldsFragment, 'counters'>) {
  return (
    <TotalsStrip label="Counters">
      <StatBox label="Fresh Ups" figure={counters.freshUps} />
      <StatBox label="Appointments" figure={counters.appointments} />
      <StatBox label="Write Ups" figure={counters.writeUps} />
    </TotalsStrip>
  );
}
