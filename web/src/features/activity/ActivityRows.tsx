import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect } from 'react';
import { GridOrEmpty } from '../../components/lists/GridOrEmpty';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { CardsSkeleton, TableSkeleton } from '../../components/page/Skeletons';
import type { DealFieldsFragment } from '../../generated/graphql';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { ActivityCard } from './ActivityCard';
import { type ActivityFilters, activityList } from './activityFilters';

// A phone never needs the grid, which is most of this screen's code.
const loadGrid = () => import('./ActivityGrid');
const ActivityGrid = lazy(() => loadGrid().then(module => ({ default: module.ActivityGrid })));

type Props = {
  /** Undefined while there is no answer yet. */
  rows: readonly DealFieldsFragment[] | undefined;
  /** What they answer; another one is shown from its top. */
  question: unknown;
  error: unknown;
  onRetry: () => void;
  sort: ActivityFilters['sort'];
  order: ActivityFilters['order'];
  isFiltered: boolean;
  onChange: (change: Partial<ActivityFilters>) => void;
};

/** The deals of the page: a grid on a desk, cards on a phone; or what to say in their place. */
export function ActivityRows(props: Props) {
  const { rows, question, error, onRetry, sort, order, isFiltered, onChange } = props;
  const isPhone = useIsPhone();
  useEffect(
    function fetchTheGridWithTheDeals() {
      if (!isPhone) void loadGrid().catch(() => undefined);
    },
    [isPhone],
  );

  if (error) return <LoadError detail={sentenceOf(error)} onRetry={onRetry} />;
  if (!rows) return isPhone ? <CardsSkeleton cards={5} height={132} /> : <TableSkeleton rows={14} />;
  const empty = <NoDeals isFiltered={isFiltered} onChange={onChange} />;
  if (isPhone) {
    if (rows.length === 0) return empty;
    return (
      <Box component="ul" aria-label="Deals" sx={cards}>
        {rows.map(deal => (
          <ActivityCard key={deal.number} deal={deal} />
        ))}
      </Box>
    );
  }
  return (
    <Suspense fallback={<TableSkeleton rows={14} />}>
      <GridOrEmpty rows={rows} empty={empty}>
        {shown => (
          <ActivityGrid rows={shown} question={question} sort={sort} order={order} onSort={onChange} />
        )}
      </GridOrEmpty>
    </Suspense>
  );
}

type NoDealsProps = { isFiltered: boolean; onChange: (change: Partial<ActivityFilters>) => void };

function NoDeals({ isFiltered, onChange }: NoDealsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        text="No deals match these filters."
        action={
          <Button variant="outlined" onClick={() => onChange(activityList.cleared)}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      text="No deals today yet."
      action={
        <Button variant="outlined" onClick={() => onChange({ period: 'this-month', page: 0 })}>
          Show this month
        </Button>
      }
    />
  );
}

const cards = { m: 0, mt: 0.75, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 } as const;
