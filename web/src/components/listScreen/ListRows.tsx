import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { GridOrEmpty, gridPlace } from '../lists/GridOrEmpty';
import { EmptyState } from '../page/EmptyState';
import { LoadError } from '../page/LoadError';
import { CardsSkeleton, TableSkeleton } from '../page/Skeletons';

type Props<Row> = {
  /** Undefined while there is no answer yet. */
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** What to say where there are none. */
  empty: ReactNode;
  /** The rows of a phone, and their shape until they are there. */
  cards: (rows: readonly Row[]) => ReactNode;
  shape: { cards: number; height: number };
  /** The rows of a desk. A phone never needs the grid, which is most of a list's code. */
  grid: (rows: readonly Row[]) => ReactNode;
  /** Fetch the code of either together with the rows. */
  loadGrid: () => Promise<unknown>;
  loadCards?: () => Promise<unknown>;
};

/** The rows of a page of a list: a grid on a desk, cards on a phone; or what to say in their place. */
export function ListRows<Row>(props: Props<Row>) {
  const { rows, error, onRetry, empty, cards, shape, grid, loadGrid, loadCards } = props;
  const isPhone = useIsPhone();
  useEffect(
    function fetchTheirCodeWithTheRows() {
      const load = isPhone ? loadCards : loadGrid;
      void load?.().catch(() => undefined);
    },
    [isPhone, loadCards, loadGrid],
  );

  if (error && !rows) return <LoadError detail={sentenceOf(error)} onRetry={onRetry} />;
  const waiting = isPhone ? (
    <CardsSkeleton {...shape} />
  ) : (
    <Box sx={[gridPlace, { overflow: 'hidden' }]}>
      <TableSkeleton rows={14} />
    </Box>
  );
  if (!rows) return waiting;
  if (isPhone && rows.length === 0) return empty;
  return (
    <Suspense fallback={waiting}>
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

type NothingProps = {
  text: string;
  onClear: false | (() => void);
  /** Where no filter is the reason: how the list fills. */
  hint?: ReactNode;
};

/** That a list has no rows, with the way back where its filters may be the reason. */
export function NothingListed({ text, onClear, hint }: NothingProps) {
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
