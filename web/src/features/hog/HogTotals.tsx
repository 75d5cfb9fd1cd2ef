import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import {
  phoneSummaryBarStyles,
  phoneSumsStyles,
  StatBox,
  SummaryBar,
} from '../../components/lists/SummaryBar';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import { FigureGroup } from '../../components/reportTables/ReportPage';
import type { AllHogTotalsFragment } from '../../generated/figures.generated';
import { hogFigures } from '../../generated/rules/hogFigures';
import { figureFormatters, listFigureNames, toUpperSnakeCase } from '../../lib/format/figures';
import type { HogQueryVariables } from './hog.generated';

const totalBoxes = listFigureNames(hogFigures).map(key => ({
  key,
  header: hogFigures[key],
  figure: toUpperSnakeCase(key),
  format: figureFormatters[hogFigures[key].kind],
}));

type Props = {
  totals: AllHogTotalsFragment | undefined;
  /** Variables of the query that returned the totals; undefined until the totals are loaded. */
  variables: HogQueryVariables | undefined;
  /** True if the totals are loading. Otherwise, missing totals are shown as a dash. */
  isLoading: boolean;
};

/**
 * Renders the totals of all filtered deals, each with its drill-down (rules.md, Hog). The space is reserved
 * from the first render.
 */
export const HogTotals = memo(function HogTotals({ totals, variables, isLoading }: Props) {
  const isWaiting = isLoading && !totals;
  return (
    <Box sx={[totalsStyles, phoneSummaryBarStyles, phoneSumsStyles]}>
      {isWaiting && (
        <span role="status" style={visuallyHidden}>
          Loading...
        </span>
      )}
      <FigureGroup>
        <SummaryBar label="Totals for all filtered deals">
          {totalBoxes.map(({ header, key, figure, format }) => (
            <StatBox
              key={key}
              header={header}
              figure={
                totals && variables ? (
                  <DrillDownNumber
                    amount={totals[key]}
                    text={format(totals[key])}
                    drillDown={{
                      title: `Hog – ${header.label}`,
                      explainedFigure: { hog: { ...toDealsFilter(variables), figure } },
                    }}
                  />
                ) : isWaiting ? (
                  <Skeleton animation={false} />
                ) : (
                  '–'
                )
              }
            />
          ))}
        </SummaryBar>
      </FigureGroup>
    </Box>
  );
});

/** States whether the totals cover the whole store or only the share of one person. */
export function TotalsScopeNote({ personName }: { personName: string | undefined }) {
  return (
    <Box component="p" data-of={personName === undefined ? 'store' : 'person'} sx={noteStyles}>
      {personName === undefined
        ? 'Entries and gross include every status. Summary counts sold deals only.'
        : `Units and gross are ${personName}’s share (half of a split deal). Entries and gross include every status, unlike Summary.`}
    </Box>
  );
}

const toDealsFilter = ({ start, end, employeeId, search, open }: HogQueryVariables) => ({
  start,
  end,
  employeeId,
  search,
  open,
});

const totalsStyles = {
  // On a phone, the totals stay visible while the deals scroll below them.
  position: { xs: 'sticky', sm: 'static' },
  top: 48,
  zIndex: 2,
  bgcolor: 'background.default',
  mx: { xs: -1.5, sm: 0 },
  px: { xs: 1.5, sm: 0 },
  py: { xs: 0.5, sm: 0 },
  '& dl': { gridTemplateColumns: { sm: 'repeat(6, minmax(0, 1fr))' } },
  '& dd': { whiteSpace: 'nowrap', fontSize: { sm: 'clamp(0.75rem, 13cqi, 1.25rem)' } },
  // On a wide screen, a label and its total share a line, so that the list starts higher.
  '@media screen and (min-width: 1200px)': {
    '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', py: 0.5 },
    '& dl > div > dd': { flex: 1, textAlign: 'right', fontSize: 'clamp(0.75rem, 8.5cqi, 1.25rem)' },
  },
} as const;

const noteStyles = {
  m: 0,
  typography: 'caption',
  color: 'text.secondary',
  // On a phone the note for the store is hidden, to leave room for deals. The note for a person is always
  // shown. With a separate style for each note, the browser would restyle every cell of the list when the
  // first person is chosen.
  '&[data-of=store]': { display: { xs: 'none', sm: 'block' } },
  '@media print': { mt: 0.5 },
} as const;
