import Box from '@mui/material/Box';
import { DealsFigure } from '../../../components/board/DealsFigure';
import { StatBox } from '../../../components/lists/StatBox';
import { TotalsStrip } from '../../../components/lists/TotalsStrip';
import { TotalsSkeleton } from '../../../components/page/Skeletons';
import { upStatsFigures } from '../../../generated/rules/upStatsFigures';
import type { UpCounter } from '../../../generated/types';
import { longDay } from '../../../lib/days/dates';
import { count } from '../../../lib/values/units';
import type { UpLogFieldsFragment } from '../upLog.generated';

type Counters = UpLogFieldsFragment['counters'];

/** In their order (up-log.md, The day). */
const counted: readonly { name: keyof Counters; counter: UpCounter }[] = [
  { name: 'freshUps', counter: 'FRESH_UPS' },
  { name: 'appointments', counter: 'APPOINTMENTS' },
  { name: 'writeUps', counter: 'WRITE_UPS' },
];

/** The three counters of a day, each over the ups that it counts. */
export function UpCountersStrip({ day, counters }: Pick<UpLogFieldsFragment, 'day' | 'counters'>) {
  return (
    <Box sx={narrow}>
      <TotalsStrip label="Counters">
        {counted.map(({ name, counter }) => (
          <StatBox
            key={name}
            header={upStatsFigures[name]}
            figure={
              <DealsFigure
                amount={counters[name]}
                text={count(counters[name])}
                drillDown={{
                  title: `${upStatsFigures[name].head}, ${longDay(day)}`,
                  explained: { upStats: { start: day, end: day, figure: counter } },
                }}
              />
            }
          />
        ))}
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
