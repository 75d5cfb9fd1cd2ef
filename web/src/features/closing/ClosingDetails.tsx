import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatMonthClosing, formatMonthTitle } from '../../components/closedMonths/closedMonths';
import { DealLink, dealLinkListStyles } from '../../components/deals/history/DealLink';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { formatCount } from '../../lib/format/numbers';
import { formatOpenItems } from '../../lib/format/openItems';
import { useIsPrinting } from '../../lib/hooks/mediaHooks';
import { ClosingDetailsDocument, type ClosingOpenDealFragment, ClosingsDocument } from './closing.generated';
import { formatOpenDealCount, formatReopening } from './closing.labels';
import { MonthDifferences, MonthFigures, MonthSection } from './MonthFigures';

/** Shows a month as it was closed, even if it was reopened later. */
export function ClosingDetails({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(ClosingDetailsDocument, { variables: { closing: id } });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={3} height={120} />;
  const { closing, figures, since, open } = data.whatWasClosed;
  return (
    <>
      <Box>
        <Typography variant="h2">{formatMonthTitle(closing.month)} at close</Typography>
        {[formatMonthClosing(closing, timeZone), formatReopening(closing, timeZone)].map(text => (
          <Box key={text} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        ))}
      </Box>
      <OtherClosings month={closing.month} currentId={id} />
      <MonthFigures figures={figures} />
      <MonthDifferences differences={since} />
      <ClosingOpenDeals openDeals={open} />
    </>
  );
}

export function OtherClosings({ month, currentId }: { month: string; currentId: number }) {
  const { data } = useQuery(ClosingsDocument, { variables: { month } });
  const timeZone = useStoreTimeZone();
  const others = data?.closings.filter(({ id }) => id !== currentId) ?? [];
  if (others.length === 0) return null;
  return (
    <Box component="nav" aria-label="Other closings" sx={{ display: 'grid', displayPrint: 'none' }}>
      {others.map(closing => (
        <Link
          key={closing.id}
          component={RouterLink}
          to={`/closing?closing=${closing.id}`}
          sx={{ minHeight: { xs: 44, sm: 'auto' } }}
        >
          {formatMonthClosing(closing, timeZone)}
        </Link>
      ))}
    </Box>
  );
}

/**
 * Number of deals that are shown before the user expands the list. The limit keeps the figures visible,
 * because a closed month often has over a hundred deals.
 */
const MAX_COLLAPSED_DEALS = 10;

/**
 * Lists the deals that had open items when a month was closed. Shows the first few deals, or all deals when
 * the list is expanded or printed.
 */
export function ClosingOpenDeals({ openDeals }: { openDeals: readonly ClosingOpenDealFragment[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isPrinting = useIsPrinting();
  const visibleDeals = isExpanded || isPrinting ? openDeals : openDeals.slice(0, MAX_COLLAPSED_DEALS);
  return (
    <MonthSection title="Open items">
      <span>{formatOpenDealCount(openDeals.length, 'was')}</span>
      {openDeals.length > 0 && (
        <Box component="ul" aria-label="Deals with open items" sx={dealLinkListStyles}>
          {visibleDeals.map(({ number, numberNow, customerName, kinds }) => (
            <li key={number}>
              <DealLink number={number} numberNow={numberNow} />
              {customerName}: {formatOpenItems(kinds)}
            </li>
          ))}
        </Box>
      )}
      {openDeals.length > MAX_COLLAPSED_DEALS && (
        <Button
          variant="outlined"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          sx={{ justifySelf: 'start', displayPrint: 'none' }}
        >
          {isExpanded ? `Show the first ${MAX_COLLAPSED_DEALS}` : `Show all ${formatCount(openDeals.length)}`}
        </Button>
      )}
    </MonthSection>
  );
}
