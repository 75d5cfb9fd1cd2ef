import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { LoadError } from '../../components/LoadError';
import { Dialog } from '../../components/overlays';
import { TableSkeleton } from '../../components/Skeletons';
import {
  CreditedDealsDocument,
  type CreditedDealsQuery,
  useCreditedDealsQuery,
} from '../../generated/graphql';
import { spokenRange } from '../../lib/dates';
import type { DrillDown } from '../../lib/drillDown';
import { useFollow } from '../../lib/follow';
import { money } from '../../lib/money';
import { sentenceOf } from '../../lib/sentenceOf';
import { useStoreToday } from '../../lib/storeDay';
import { count, units } from '../../lib/units';
import { useIsPhone } from '../../lib/useIsPhone';
import { CreditedDealsTable } from './CreditedDealsTable';

type Props = DrillDown & { onClose: () => void };

const PAGE = 100;
/** The most that the server answers at once. */
const MOST = 1_000;

/** The deals behind a number, what each adds to it, and what they add up to. */
export function DrillDownDialog({ title, filter, isRanked = false, onClose }: Props) {
  const isPhone = useIsPhone();
  const today = useStoreToday();
  const [limit, setLimit] = useState(PAGE);
  const variables = { ...filter, limit };
  const { data, previousData, error, refetch } = useCreditedDealsQuery({
    variables,
    fetchPolicy: 'network-only',
  });
  useFollow(CreditedDealsDocument, variables, { topics: ['DEALS', 'EMPLOYEES'], days: filter });
  const deals = (data ?? previousData)?.creditedDeals;

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
      aria-labelledby="drill-down-title"
    >
      <DialogTitle id="drill-down-title" sx={{ pr: 7 }}>
        {title}
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          Sold, delivered {spokenRange(filter, today)}
          {deals && ` · ${sumsOf(deals.totals, { isOfTrades: filter.hasTrade === true, isRanked })}`}
        </Box>
        <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        {error && !deals ? (
          <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />
        ) : !deals ? (
          <TableSkeleton rows={6} />
        ) : deals.rows.length === 0 ? (
          <EmptyState text="No deals are behind this number." />
        ) : (
          <>
            <CreditedDealsTable rows={deals.rows} isPhone={isPhone} />
            {deals.rows.length < deals.totals.deals && (
              <Box sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
                {limit < MOST ? (
                  <Button variant="outlined" onClick={() => setLimit(limit + PAGE)}>
                    Show more
                  </Button>
                ) : (
                  `These are the first ${count(MOST)} deals. Choose fewer days to see the others.`
                )}
              </Box>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

type Totals = CreditedDealsQuery['creditedDeals']['totals'];

type Meaning = { isOfTrades: boolean; isRanked: boolean };

/** What the deals add up to, as the number counts them; of trades, a TRADE X2 counts twice. */
function sumsOf(totals: Totals, { isOfTrades, isRanked }: Meaning): string {
  return [
    `${count(totals.deals)} ${totals.deals === 1 ? 'deal' : 'deals'}`,
    ...(isOfTrades ? [`${count(totals.trades)} ${totals.trades === 1 ? 'trade' : 'trades'}`] : []),
    `${units(totals.units)} ${totals.units === 1 ? 'unit' : 'units'}`,
    isRanked
      ? `${money(totals.rankedGross)} front, a deal at or below $0 counting as $0`
      : `${money(totals.frontGross)} front`,
  ].join(' · ');
}
