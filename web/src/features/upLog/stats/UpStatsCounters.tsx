import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { phoneSummaryBarStyles, StatBox, SummaryBar } from '../../../components/lists/SummaryBar';
import { DrillDownNumber } from '../../../components/reportTables/DrillDownNumber';
import { upStatsFigures } from '../../../generated/rules/upStatsFigures';
import { listFigureNames, toUpperSnakeCase } from '../../../lib/format/figures';
import { formatCount } from '../../../lib/format/numbers';
import type { UpStatsQuery, UpStatsQueryVariables } from './upStats.generated';

type StatsCounters = UpStatsQuery['upStats']['counters'];

/** The counters in their order (up-log.md, Up Log Stats). */
const counterNames = listFigureNames(upStatsFigures);

type Props = {
  counters: StatsCounters | undefined;
  /** Variables of the query that returned the counters. */
  variables: UpStatsQueryVariables | undefined;
};

/**
 * Shows the counters of the whole filter, not of the page, each with a drill-down to its ups. Their space is
 * reserved from the first render.
 */
export const UpStatsCounters = memo(function UpStatsCounters({ counters, variables }: Props) {
  return (
    <Box sx={[phoneSummaryBarStyles, counterStyles, touchLineStyles]}>
      {!counters && (
        <span role="status" style={visuallyHidden}>
          Loading...
        </span>
      )}
      <SummaryBar label="Counters">
        {counterNames.map(name => (
          <StatBox
            key={name}
            header={upStatsFigures[name]}
            figure={
              counters && variables ? (
                <DrillDownNumber
                  amount={counters[name]}
                  text={formatCount(counters[name])}
                  drillDown={{
                    title: upStatsFigures[name].label,
                    explainedFigure: {
                      upStats: { ...toUpsFilter(variables), figure: toUpperSnakeCase(name) },
                    },
                  }}
                />
              ) : (
                <Skeleton animation={false} width="2ch" />
              )
            }
          />
        ))}
      </SummaryBar>
    </Box>
  );
});

// On a phone, the last of seven counters would be alone on its line.
// Counting from the end (nth-last-of-type) would make the browser restyle every cell of the list when a menu
// closes.
const counterStyles = {
  '& dl > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '@media (max-width: 340px)': { '& dl': { gridTemplateColumns: 'repeat(2, auto)' } },
} as const;

const toUpsFilter = ({ start, end, employeeId, teamId, upType, sold }: UpStatsQueryVariables) => ({
  start,
  end,
  employeeId,
  teamId,
  upType,
  sold,
});

/** On a phone, each line is high enough that a finger does not tap the next line by accident. */
const touchLineStyles = { '@media (max-width: 599.95px)': { '& dl > div': { minHeight: 24 } } } as const;
