import Box from '@mui/material/Box';
import { TotalsSkeleton } from '../../components/Skeletons';
import { StatBox } from '../../components/StatBox';
import { TotalsStrip } from '../../components/TotalsStrip';
import type { UpLogFieldsFragment } from '../../generated/graphql';

/** The three counters of a day (brief §2, Up Log). */
export function UpCountersStrip({ counters }: Pick<UpLogFieldsFragment, 'counters'>) {
  return (
    <Box sx={narrow}>
      <TotalsStrip label="Counters">
        <StatBox label="Fresh Ups" figure={counters.freshUps} />
        <StatBox label="Appointments" figure={counters.appointments} />
        <StatBox label="Write Ups" figure={counters.writeUps} />
      </TotalsStrip>
    </Box>
  );
}

/** Their shape until they are known. */
export function UpCountersSkeleton() {
  return (
    <Box sx={narrow}>
      <TotalsSkeleton boxes={3} />
    </Box>
  );
}

/** A digit or two needs no third of a desk. */
const narrow = { maxWidth: 440 } as const;
