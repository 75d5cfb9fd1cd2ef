import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { WhoTyped } from '../../components/deals/whoTyped/WhoTyped';
import { GridOrEmpty } from '../../components/lists/GridOrEmpty';
import { EmptyState } from '../../components/page/EmptyState';
import { LoadError } from '../../components/page/LoadError';
import { CardsSkeleton, TableSkeleton } from '../../components/page/Skeletons';
import type { HogDealFragment } from '../../generated/graphql';
import { rangeOf } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/storeDay';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { type HogFilters, hogList } from './hogFilters';
import type { OpenRow } from './toDo/nextOpen';
import { OpenRowsProvider, openRowsOf } from './toDo/openRows';
import { nothingOpen } from './toDo/toDoWords';

// A phone never needs the grid, which is most of this screen's code, and a desk never needs the cards.
const loadGrid = () => import('./grid/HogGrid');
const loadCards = () => import('./cards/HogCards');
const HogGrid = lazy(() => loadGrid().then(module => ({ default: module.HogGrid })));
const HogCards = lazy(() => loadCards().then(module => ({ default: module.HogCards })));

type Props = {
  /** Undefined while there is no answer yet. */
  rows: readonly HogDealFragment[] | undefined;
  /** What is open about them, in a list of what is open. */
  open: readonly OpenRow[] | undefined;
  /** What they answer; another one is shown from its top. */
  question: unknown;
  error: unknown;
  onRetry: () => void;
  sort: HogFilters['sort'];
  order: HogFilters['order'];
  filters: HogFilters;
  onChange: (change: Partial<HogFilters>) => void;
};

/** The deals of the page: a grid on a desk, cards on a phone; or what to say in their place. */
export function HogRows(props: Props) {
  const { rows, open, question, error, onRetry, sort, order, filters, onChange } = props;
  const isPhone = useIsPhone();
  const today = useStoreToday();
  const openRows = useMemo(() => openRowsOf(open), [open]);
  const isToDo = open !== undefined;
  useEffect(
    function fetchTheirCodeWithTheDeals() {
      const load: () => Promise<unknown> = isPhone ? loadCards : loadGrid;
      void load().catch(() => undefined);
    },
    [isPhone],
  );

  if (error && !rows) return <LoadError detail={sentenceOf(error)} onRetry={onRetry} />;
  const shape = isPhone ? <CardsSkeleton cards={5} height={151} /> : <TableSkeleton rows={14} />;
  if (!rows) return shape;
  const range = isToDo ? rangeOf(filters, today) : null;
  const empty = (
    <EmptyState
      text={range ? nothingOpen(filters, range, today) : 'No deals found for the selected employee.'}
      action={
        hogList.isFiltered(filters) && (
          <Button variant="outlined" onClick={() => onChange(hogList.cleared)}>
            Clear filters
          </Button>
        )
      }
    />
  );
  if (isPhone && rows.length === 0) return empty;
  return (
    <OpenRowsProvider value={openRows}>
      <WhoTyped>
        <Suspense fallback={shape}>
          {isPhone ? (
            <HogCards rows={rows} question={question} isToDo={isToDo} />
          ) : (
            <GridOrEmpty rows={rows} empty={empty}>
              {shown => (
                <HogGrid
                  rows={shown}
                  isToDo={isToDo}
                  question={question}
                  sort={sort}
                  order={order}
                  onSort={onChange}
                />
              )}
            </GridOrEmpty>
          )}
        </Suspense>
      </WhoTyped>
    </OpenRowsProvider>
  );
}
