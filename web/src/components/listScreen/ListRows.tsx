import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { toErrorMessage } from '../../lib/server/sentenceOf';
import { GridOrEmpty, gridAreaStyles } from '../lists/GridOrEmpty';
import { EmptyState } from '../page/EmptyState';
import { LoadError } from '../page/LoadError';
import { CardsSkeleton, TableSkeleton } from '../page/Skeletons';

type Props<Row> = {
  /** Undefined before the first result. */
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Replaces the rows of an empty list. */
  empty: ReactNode;
  /** The rows on a phone, and the size of their skeleton. */
  cards: (rows: readonly Row[]) => ReactNode;
  cardsSkeleton: { cards: number; height: number };
  /** The rows on a desktop. A phone never loads the grid, which is most of a list's code. */
  grid: (rows: readonly Row[]) => ReactNode;
  /** Preload the code of the grid or the cards while the rows are loading. */
  loadGrid: () => Promise<unknown>;
  loadCards?: () => Promise<unknown>;
};

/**
 * The rows of a page of a list: a grid on a desktop, cards on a phone, or a skeleton, an error or the empty
 * state.
 */
export function ListRows<Row>(props: Props<Row>) {
  const { rows, error, onRetry, empty, cards, cardsSkeleton, grid, loadGrid, loadCards } = props;
  const isPhone = useIsPhone();
  useEffect(
    function preloadCode() {
      const load = isPhone ? loadCards : loadGrid;
      void load?.().catch(() => undefined);
    },
    [isPhone, loadCards, loadGrid],
  );

  if (error && !rows) return <LoadError detail={toErrorMessage(error)} onRetry={onRetry} />;
  const skeleton = isPhone ? (
    <CardsSkeleton {...cardsSkeleton} />
  ) : (
    <Box sx={[gridAreaStyles, { overflow: 'hidden' }]}>
      <TableSkeleton rows={14} />
    </Box>
  );
  if (!rows) return skeleton;
  if (isPhone && rows.length === 0) return empty;
  return (
    <Suspense fallback={skeleton}>
      {isPhone ? (
        cards(rows)
      ) : (
        <GridOrEmpty rows={rows} empty={empty}>
          {grid}
        </GridOrEmpty>
      )}
    </Suspense>
  );
}

type EmptyListProps = {
  text: string;
  onClear: false | (() => void);
  /** Explains how the list fills, if no filter is active. */
  hint?: ReactNode;
};

/** The empty state of a list, with a button that clears its filters. */
export function EmptyList({ text, onClear, hint }: EmptyListProps) {
  return (
    <EmptyState
      text={text}
      action={
        onClear ? (
          <Button variant="outlined" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          hint
        )
      }
    />
  );
}
