import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { DealsFigure } from '../../../components/board/DealsFigure';
import { phoneTotals } from '../../../components/lists/phoneTotals';
import { StatBox } from '../../../components/lists/StatBox';
import { TotalsStrip } from '../../../components/lists/TotalsStrip';
import { upStatsFigures } from '../../../generated/rules/upStatsFigures';
import { inCapitals, namesOf } from '../../../lib/values/figure';
import { count } from '../../../lib/values/units';
import type { UpStatsQuery, UpStatsQueryVariables } from './upStats.generated';

type Counters = UpStatsQuery['upStats']['counters'];

/** The counters in their order (up-log.md, Up Log Stats). */
const names = namesOf(upStatsFigures);

type Props = {
  counters: Counters | undefined;
  /** What they were counted over. */
  question: UpStatsQueryVariables | undefined;
};

/**
 * Counters over the whole filter, not the page; each over the ups that it counts. Their places are there from the start.
 */
export const UpStatsCounters = memo(function UpStatsCounters({ counters, question }: Props) {
  return (
    <Box sx={[phoneTotals, look, apart]}>
      {!counters && (
        <span role="status" style={visuallyHidden}>
          Loading...
        </span>
      )}
      <TotalsStrip label="Counters">
        {names.map(name => (
          <StatBox
            key={name}
            header={upStatsFigures[name]}
            figure={
              counters && question ? (
                <DealsFigure
                  amount={counters[name]}
                  text={count(counters[name])}
                  drillDown={{
                    title: upStatsFigures[name].head,
                    explained: { upStats: { ...upsOf(question), figure: inCapitals(name) } },
                  }}
                />
              ) : (
                <Skeleton animation={false} width="2ch" />
              )
            }
          />
        ))}
      </TotalsStrip>
    </Box>
  );
});

// On a phone the last of seven would stand alone in its line. To count from the end (nth-last-of-type) would have the browser
// look at every cell of the list again when a menu closes (decision 139).
const look = {
  '& dl > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '@media (max-width: 340px)': { '& dl': { gridTemplateColumns: 'repeat(2, auto)' } },
} as const;

const upsOf = ({ start, end, employeeId, teamId, upType, sold }: UpStatsQueryVariables) => ({
  start,
  end,
  employeeId,
  teamId,
  upType,
  sold,
});

/** On a phone each line is high enough that a finger does not press the next. */
const apart = { '@media (max-width: 599.95px)': { '& dl > div': { minHeight: 24 } } } as const;
