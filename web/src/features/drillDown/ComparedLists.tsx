import Box from '@mui/material/Box';
import { CreditedDealsDocument, useCreditedDealsQuery } from '../../generated/graphql';
import { useFollow } from '../../lib/live/follow';
import type { ComparedBehind, DealsBehind } from '../../lib/opened/drillDown';
import { DealsList } from './DealsList';
import { sumCompared } from './dealSums';
import type { Explained } from './explained';
import { ListHead } from './ListBehind';

type Props = ComparedBehind['compared'] & { explained?: Explained | undefined };

/** Both sides of a difference: what they add up to, and the deals of each, side by side where there is room. */
export function ComparedLists({ current, prior, explained }: Props) {
  const now = useTotals(current);
  const before = useTotals(prior);
  return (
    <>
      {now && before && (
        <ListHead sum={sumCompared(current.term ?? 'units', now, before)} explained={explained} />
      )}
      <Box sx={sides}>
        <Box component="section" aria-label="Current" sx={side}>
          <DealsList {...current} />
        </Box>
        <Box component="section" aria-label="Prior Year" sx={side}>
          <DealsList {...prior} />
        </Box>
      </Box>
    </>
  );
}

/** The sums alone: each list reads its own lines. */
function useTotals({ filter }: DealsBehind) {
  const variables = { ...filter, limit: 1 };
  const { data, previousData } = useCreditedDealsQuery({ variables, fetchPolicy: 'network-only' });
  useFollow(CreditedDealsDocument, variables, { topics: ['DEALS', 'EMPLOYEES'], days: filter });
  return (data ?? previousData)?.creditedDeals.totals;
}

const sides = {
  display: { xs: 'block', lg: 'grid' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minHeight: 0,
  overflowY: 'auto',
} as const;

const side = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '& + &': { borderLeft: { lg: 1 }, borderColor: { lg: 'divider' } },
  '& .MuiDialogContent-root': { overflowY: { xs: 'visible', lg: 'auto' } },
} as const;
