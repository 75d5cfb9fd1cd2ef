import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { Board } from '../../components/board/Board';
import { DealsFigure } from '../../components/board/DealsFigure';
import { phoneSums, phoneTotals } from '../../components/lists/phoneTotals';
import { StatBox } from '../../components/lists/StatBox';
import { TotalsStrip } from '../../components/lists/TotalsStrip';
import type { AllHogTotalsFragment } from '../../generated/figures.generated';
import { hogFigures } from '../../generated/rules/hogFigures';
import { formatOf, inCapitals, namesOf } from '../../lib/values/figure';
import type { HogQueryVariables } from './hog.generated';

const boxes = namesOf(hogFigures).map(key => ({
  key,
  header: hogFigures[key],
  figure: inCapitals(key),
  format: formatOf[hogFigures[key].kind],
}));

type Props = {
  totals: AllHogTotalsFragment | undefined;
  /** Which deals they are of. */
  question: HogQueryVariables | undefined;
  /** Whether they are still to come; if not, there are none to show. */
  isLoading: boolean;
};

/** The boxes over the whole filter, and what they are of (rules.md, Hog). Their places are there from the start. */
export const HogTotals = memo(function HogTotals({ totals, question, isLoading }: Props) {
  const isWaiting = isLoading && !totals;
  return (
    <Box sx={[strip, phoneTotals, phoneSums]}>
      {isWaiting && (
        <span role="status" style={visuallyHidden}>
          Loading...
        </span>
      )}
      <Board>
        <TotalsStrip label="Totals of every deal in the filter">
          {boxes.map(({ header, key, figure, format }) => (
            <StatBox
              key={key}
              header={header}
              figure={
                totals && question ? (
                  <DealsFigure
                    amount={totals[key]}
                    text={format(totals[key])}
                    drillDown={{
                      title: `Hog – ${header.head}`,
                      explained: { hog: { ...dealsOf(question), figure } },
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
        </TotalsStrip>
      </Board>
    </Box>
  );
});

/** What the totals are of: the whole store, or one person's share. */
export function WhatTotalsCount({ person }: { person: string | undefined }) {
  return (
    <Box component="p" data-of={person === undefined ? 'store' : 'person'} sx={hint}>
      {person === undefined
        ? 'Every status counts here. Summary counts sold deals only.'
        : `Units and gross are ${person}’s share: half of a split deal. Every status counts here, unlike in Summary.`}
    </Box>
  );
}

const dealsOf = ({ start, end, employeeId, search, open }: HogQueryVariables) => ({
  start,
  end,
  employeeId,
  search,
  open,
});

const strip = {
  // On a phone the figures stay in reach while the deals pass below them.
  position: { xs: 'sticky', sm: 'static' },
  top: 48,
  zIndex: 2,
  bgcolor: 'background.default',
  mx: { xs: -1.5, sm: 0 },
  px: { xs: 1.5, sm: 0 },
  py: { xs: 0.5, sm: 0 },
  '& dl': { gridTemplateColumns: { sm: 'repeat(6, minmax(0, 1fr))' } },
  '& dd': { whiteSpace: 'nowrap', fontSize: { sm: 'clamp(0.75rem, 13cqi, 1.25rem)' } },
  // Where a name and its sum fit in a line, the list begins that much higher.
  '@media screen and (min-width: 1200px)': {
    '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', py: 0.5 },
    '& dl > div > dd': { flex: 1, textAlign: 'right', fontSize: 'clamp(0.75rem, 8.5cqi, 1.25rem)' },
  },
} as const;

const hint = {
  m: 0,
  typography: 'caption',
  color: 'text.secondary',
  // On a phone the deals begin in its place; a share of one person's is always said. As a style of its own it would have the
  // browser look at every cell of the list again when the first person is chosen.
  '&[data-of=store]': { display: { xs: 'none', sm: 'block' } },
  '@media print': { mt: 0.5 },
} as const;
