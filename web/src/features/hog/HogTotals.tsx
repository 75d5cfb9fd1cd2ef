import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { Board } from '../../components/board/Board';
import { DealsFigure } from '../../components/board/DealsFigure';
import { phoneSums, phoneTotals } from '../../components/lists/phoneTotals';
import { StatBox } from '../../components/lists/StatBox';
import { TotalsStrip } from '../../components/lists/TotalsStrip';
import type { HogFigure } from '../../generated/drillDown';
import type { HogQueryVariables, HogTotalsFragment } from '../../generated/graphql';
import { money } from '../../lib/values/money';
import { count, units } from '../../lib/values/units';

type HogBox = {
  label: string;
  key: Exclude<keyof HogTotalsFragment, '__typename'>;
  figure: HogFigure;
  format: (amount: number) => string;
};

const boxes: HogBox[] = [
  { label: 'Total Entries', key: 'totalEntries', figure: 'TOTAL_ENTRIES', format: count },
  { label: 'Split Deals', key: 'splitDeals', figure: 'SPLIT_DEALS', format: count },
  { label: 'Total Sold', key: 'totalSold', figure: 'TOTAL_SOLD', format: units },
  { label: 'Front Gross', key: 'frontGross', figure: 'FRONT_GROSS', format: money },
  { label: 'Back Gross', key: 'backGross', figure: 'BACK_GROSS', format: money },
  { label: 'Total Gross', key: 'totalGross', figure: 'TOTAL_GROSS', format: money },
];

type Props = {
  totals: HogTotalsFragment | undefined;
  /** Which deals they are of. */
  question: HogQueryVariables | undefined;
  /** Whether they are still to come; if not, there are none to show. */
  isLoading: boolean;
  /** Whose share it is; undefined for the whole store. */
  person: string | undefined;
};

/** The boxes over the whole filter, and what they are of (rules.md, Hog). Their places are there from the start. */
export const HogTotals = memo(function HogTotals({ totals, question, isLoading, person }: Props) {
  const isWaiting = isLoading && !totals;
  return (
    <>
      <Box sx={[strip, phoneTotals, phoneSums]}>
        {isWaiting && (
          <span role="status" style={visuallyHidden}>
            Loading...
          </span>
        )}
        <Board>
          <TotalsStrip label="Totals of every deal in the filter">
            {boxes.map(({ label, key, figure, format }) => (
              <StatBox
                key={label}
                label={label}
                figure={
                  totals && question ? (
                    <DealsFigure
                      amount={totals[key]}
                      text={format(totals[key])}
                      drillDown={{
                        title: `Hog – ${label}`,
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
      <Box component="p" data-of={person === undefined ? 'store' : 'person'} sx={hint}>
        {person === undefined
          ? 'Every status counts here; Summary counts sold deals.'
          : `Units and gross are ${person}’s share: half of a split deal. Every status counts here, unlike in Summary.`}
      </Box>
    </>
  );
});

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
} as const;

const hint = {
  m: 0,
  mt: -0.5,
  typography: 'caption',
  color: 'text.secondary',
  // On a phone the deals begin in its place; a share of one person's is always said. As a style of its own it would have the
  // browser look at every cell of the list again when the first person is chosen.
  '&[data-of=store]': { display: { xs: 'none', sm: 'block' } },
  '@media print': { mt: 0.5 },
} as const;
