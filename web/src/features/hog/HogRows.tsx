import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { LoadError } from '../../components/LoadError';
import { CardsSkeleton, TableSkeleton } from '../../components/Skeletons';
import type { HogDealFragment } from '../../generated/graphql';
import { sentenceOf } from '../../lib/sentenceOf';
import { useIsPhone } from '../../lib/useIsPhone';
import { HogCards } from './HogCards';
import { type HogFilters, isFiltered, noFilters } from './hogFilters';

// A phone never needs the grid, which is most of this screen's code.
const loadGrid = () => import('./HogGrid');
const HogGrid = lazy(() => loadGrid().then(module => ({ default: module.HogGrid })));

type Props = {
  /** Undefined while there is no answer yet. */
  rows: readonly HogDealFragment[] | undefined;
  error: unknown;
  onRetry: () => void;
  filters: HogFilters;
  onChange: (change: Partial<HogFilters>) => void;
};

/** The deals of the page: a grid on a desk, cards on a phone; or what to say in their place. */
export function HogRows({ rows, error, onRetry, filters, onChange }: Props) {
  const isPhone = useIsPhone();
  useEffect(
    function fetchTheGridWithTheDeals() {
      if (!isPhone) void loadGrid().catch(() => undefined);
    },
    [isPhone],
  );

  if (error && !rows) return <LoadError detail={sentenceOf(error)} onRetry={onRetry} />;
  if (!rows) return isPhone ? <CardsSkeleton cards={5} height={164} /> : <TableSkeleton rows={14} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        text="No deals found for the selected employee."
        action={
          isFiltered(filters) && (
            <Button variant="outlined" onClick={() => onChange(noFilters)}>
              Clear filters
            </Button>
          )
        }
      />
    );
  }
  if (isPhone) return <HogCards rows={rows} filters={filters} />;
  return (
    <Suspense fallback={<TableSkeleton rows={14} />}>
      <HogGrid rows={rows} filters={filters} onSort={sort => onChange({ ...sort, page: 0 })} />
    </Suspense>
  );
}
