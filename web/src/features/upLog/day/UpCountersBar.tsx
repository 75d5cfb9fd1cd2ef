import Box from '@mui/material/Box';
import { SummaryBarSkeleton } from '../../../components/feedback/Skeletons';
import { StatBox, SummaryBar } from '../../../components/lists/SummaryBar';
import { DrillDownNumber } from '../../../components/reportTables/DrillDownNumber';
import { upStatsFigures } from '../../../generated/rules/upStatsFigures';
import type { UpCounter } from '../../../generated/types';
import { formatLongDay } from '../../../lib/days/dates';
import { formatCount } from '../../../lib/format/numbers';
import type { UpLogFieldsFragment } from '../upLog.generated';

type DayCounters = UpLogFieldsFragment['counters'];

/** Counters in their order (up-log.md, The day). */
const shownCounters: readonly { name: keyof DayCounters; counter: UpCounter }[] = [
  { name: 'freshUps', counter: 'FRESH_UPS' },
  { name: 'appointments', counter: 'APPOINTMENTS' },
  { name: 'writeUps', counter: 'WRITE_UPS' },
];

/** Shows the three counters of a day, each with a drill-down to its ups. */
export function UpCountersBar({ day, counters }: Pick<UpLogFieldsFragment, 'day' | 'counters'>) {
  return (
    <Box sx={narrowStyles}>
      <SummaryBar label="Counters">
        {shownCounters.map(({ name, counter }) => (
          <StatBox
            key={name}
            header={upStatsFigures[name]}
            figure={
              <DrillDownNumber
                amount={counters[name]}
                text={formatCount(counters[name])}
                drillDown={{
                  title: `${upStatsFigures[name].label}, ${formatLongDay(day)}`,
                  explainedFigure: { upStats: { start: day, end: day, figure: counter } },
                }}
              />
            }
          />
        ))}
      </SummaryBar>
    </Box>
  );
}

/** Renders a placeholder while the counters load. */
export function UpCountersSkeleton() {
  return (
    <Box sx={narrowStyles}>
      <SummaryBarSkeleton boxes={3} />
    </Box>
  );
}

/** Numbers of one or two digits do not need the full width of a desktop. */
const narrowStyles = { maxWidth: 440 } as const;
