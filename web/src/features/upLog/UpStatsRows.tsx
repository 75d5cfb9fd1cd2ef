import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { LoadError } from '../../components/LoadError';
import { CardsSkeleton, TableSkeleton } from '../../components/Skeletons';
import type { UpStatsFieldsFragment } from '../../generated/graphql';
import { sentenceOf } from '../../lib/sentenceOf';
import { useIsPhone } from '../../lib/useIsPhone';
import { UpStatsCards } from './UpStatsCards';
import { isFiltered, noFilters, type StatsFilters } from './upStatsFilters';

// A phone never needs the grid, which is most of this screen's code.
const loadGrid = () => import('./UpStatsGrid');
const UpStatsGrid = lazy(() => loadGrid().then(module => ({ default: module.UpStatsGrid })));

type Props = {
  /** Undefined while there is no answer yet. */
  rows: readonly UpStatsFieldsFragment[] | undefined;
  error: unknown;
  onRetry: () => void;
  filters: StatsFilters;
  onChange: (change: Partial<StatsFilters>) => void;
};

/** The ups of the page: a grid on a desk, cards on a phone; or what to say in their place. */
export function UpStatsRows({ rows, error, onRetry, filters, onChange }: Props) {
  const isPhone = useIsPhone();
  useEffect(
    function fetchTheGridWithTheUps() {
      if (!isPhone) void loadGrid().catch(() => undefined);
    },
    [isPhone],
  );

  if (error) return <LoadError detail={sentenceOf(error)} onRetry={onRetry} />;
  if (!rows) return isPhone ? <CardsSkeleton cards={8} height={58} /> : <TableSkeleton rows={14} />;
  if (rows.length === 0) return <NoUps isFiltered={isFiltered(filters)} onChange={onChange} />;
  if (isPhone) return <UpStatsCards rows={rows} />;
  return (
    <Suspense fallback={<TableSkeleton rows={14} />}>
      <UpStatsGrid rows={rows} filters={filters} onSort={sort => onChange({ ...sort, page: 0 })} />
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
          <Button variant="outlined" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        )
      }
    />
  );
}
