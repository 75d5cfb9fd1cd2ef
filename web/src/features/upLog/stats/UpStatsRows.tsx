import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect } from 'react';
import { GridOrEmpty } from '../../../components/lists/GridOrEmpty';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton, TableSkeleton } from '../../../components/page/Skeletons';
import type { UpStatsFieldsFragment } from '../../../generated/graphql';
import { useIsPhone } from '../../../lib/hooks/useIsPhone';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { UpStatsCards } from './UpStatsCards';
import { type StatsFilters, statsList } from './upStatsFilters';

// A phone never needs the grid, which is most of this screen's code.
const loadGrid = () => import('./UpStatsGrid');
const UpStatsGrid = lazy(() => loadGrid().then(module => ({ default: module.UpStatsGrid })));

type Props = {
  /** Undefined while there is no answer yet. */
  rows: readonly UpStatsFieldsFragment[] | undefined;
  /** What they answer; another one is shown from its top. */
  question: unknown;
  error: unknown;
  onRetry: () => void;
  sort: StatsFilters['sort'];
  order: StatsFilters['order'];
  isFiltered: boolean;
  onChange: (change: Partial<StatsFilters>) => void;
};

/** The ups of the page: a grid on a desk, cards on a phone; or what to say in their place. */
export function UpStatsRows(props: Props) {
  const { rows, question, error, onRetry, sort, order, isFiltered, onChange } = props;
  const isPhone = useIsPhone();
  useEffect(
    function fetchTheGridWithTheUps() {
      if (!isPhone) void loadGrid().catch(() => undefined);
    },
    [isPhone],
  );

  if (error) return <LoadError detail={sentenceOf(error)} onRetry={onRetry} />;
  if (!rows) return isPhone ? <CardsSkeleton cards={8} height={58} /> : <TableSkeleton rows={14} />;
  const empty = <NoUps isFiltered={isFiltered} onChange={onChange} />;
  if (isPhone) return rows.length === 0 ? empty : <UpStatsCards rows={rows} />;
  return (
    <Suspense fallback={<TableSkeleton rows={14} />}>
      <GridOrEmpty rows={rows} empty={empty}>
        {shown => (
          <UpStatsGrid rows={shown} question={question} sort={sort} order={order} onSort={onChange} />
        )}
      </GridOrEmpty>
    </Suspense>
  );
}

type NoUpsProps = { isFiltered: boolean; onChange: (change: Partial<StatsFilters>) => void };

function NoUps({ isFiltered, onChange }: NoUpsProps) {
  return (
    <EmptyState
      text="No ups found for these filters."
      action={
        isFiltered && (
          <Button variant="outlined" onClick={() => onChange(statsList.cleared)}>
            Clear filters
          </Button>
        )
      }
    />
  );
}
