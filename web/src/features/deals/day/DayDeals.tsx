import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LastSeenDay } from '../../../components/days/LastSeenDay';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import type { Day } from '../../../lib/days/dates';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { isLineAway, sentenceOf } from '../../../lib/server/sentenceOf';
import { DealsOfDayDocument } from '../deals.generated';
import { DealCard } from './DealCard';

type Props = {
  day: Day;
  /** The number of a deal that was asked for: it is brought into view. */
  shownDeal: number | undefined;
  /** Absent when the viewer may not edit. */
  onEdit: ((deal: DealFieldsFragment) => void) | undefined;
  onAdd: (() => void) | undefined;
};

/** The cards of one log day, or what to say in their place. */
export function DayDeals({ day, shownDeal, onEdit, onAdd }: Props) {
  const { data, error, refetch } = useLiveQuery(DealsOfDayDocument, {
    variables: { day },
    days: { start: day, end: day },
    context: { offline: true },
  });
  if (error && !data) {
    const problem = <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
    if (!isLineAway(error)) return problem;
    return (
      <LastSeenDay query="DealsOfDay" day={day} fallback={problem}>
        {seen => <DayDeals day={seen} shownDeal={shownDeal} onEdit={onEdit} onAdd={undefined} />}
      </LastSeenDay>
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
    <Box sx={list}>
      {data.dealsOfDay.map(deal => (
        <DealCard
          key={deal.number}
          deal={deal}
          isShown={deal.number === shownDeal}
          onEdit={onEdit && (() => onEdit(deal))}
        />
      ))}
    </Box>
  );
}

const list = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'clip',
} as const;
