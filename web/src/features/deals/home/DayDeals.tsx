import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadError } from '../../../components/feedback/LoadError';
import { CardsSkeleton } from '../../../components/feedback/Skeletons';
import { LastCachedDay } from '../../../components/page/OfflineData';
import { isConnectionError, toErrorMessage } from '../../../lib/apollo/errors';
import { type Day, formatWeekday } from '../../../lib/days/dates';
import { formatCount, formatUnits } from '../../../lib/format/numbers';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { DealsOfDayDocument } from '../deals.generated';
import { DealCard } from './DealCard';

type Props = {
  day: Day;
  highlightedDeal: number | undefined;
  /** Undefined if the viewer cannot edit deals. */
  onEdit: ((deal: DealFieldsFragment) => void) | undefined;
  onAdd: (() => void) | undefined;
};

/** Shows the cards of one log day, or a loading, empty or error state. */
export function DayDeals({ day, highlightedDeal, onEdit, onAdd }: Props) {
  const { data, error, refetch } = useLiveQuery(DealsOfDayDocument, {
    variables: { day },
    days: { start: day, end: day },
    context: { offline: true },
  });
  if (error && !data) {
    const errorAlert = <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
    if (!isConnectionError(error)) return errorAlert;
    return (
      <LastCachedDay query="DealsOfDay" day={day} fallback={errorAlert}>
        {cachedDay => (
          <DayDeals day={cachedDay} highlightedDeal={highlightedDeal} onEdit={onEdit} onAdd={undefined} />
        )}
      </LastCachedDay>
    );
  }
  if (!data) return <CardsSkeleton cards={8} height={76} />;
  if (data.dealsOfDay.length === 0) {
    return (
      <EmptyState
        text="No deals on this day yet."
        action={
          onAdd && (
            <Button variant="outlined" onClick={onAdd}>
              Add a deal
            </Button>
          )
        }
      />
    );
  }
  return (
    <Box sx={listStyles}>
      {data.dealsOfDay.map(deal => (
        <DealCard
          key={deal.number}
          deal={deal}
          isHighlighted={deal.number === highlightedDeal}
          onEdit={onEdit && (() => onEdit(deal))}
        />
      ))}
    </Box>
  );
}

const listStyles = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'clip',
} as const;

/** Shows the weekday and totals of the day: "Saturday · 12 deals · 7.0 units sold". */
export function DaySummary({ day }: { day: Day }) {
  const { data } = useQuery(DealsOfDayDocument, { variables: { day }, fetchPolicy: 'cache-only' });
  const totals = data?.hog.totals;
  const dealsText =
    totals && `${formatCount(totals.totalEntries)} ${totals.totalEntries === 1 ? 'deal' : 'deals'}`;
  const soldText = totals && `${formatUnits(totals.totalSold)} units sold`;
  return (
    // Puts the figures on a separate line on a phone, even while they load. Otherwise the line would wrap
    // when they arrive.
    <Box component="span" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
      {[formatWeekday(day), dealsText, soldText].filter(Boolean).join(' · ')}
    </Box>
  );
}
