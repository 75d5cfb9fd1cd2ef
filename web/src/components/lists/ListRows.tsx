import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { EmptyState } from '../feedback/EmptyState';
import { LoadError } from '../feedback/LoadError';
import { CardsSkeleton, TableSkeleton } from '../feedback/Skeletons';

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
  /** Preloads the code of the grid while the rows are loading; `loadCards` preloads the code of the cards. */
  loadGrid: () => Promise<unknown>;
  loadCards?: () => Promise<unknown>;
};

/**
 * Renders the rows of a page of a list: a grid on a desktop, cards on a phone. Without rows, renders a
 * skeleton, an error or the empty state.
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

/** Renders the empty state of a list, with a button that clears its filters. */
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

type GridOrEmptyProps<Row> = {
  rows: readonly Row[];
  /** Replaces the grid of an empty list. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * Shows a grid or its empty state. When the list becomes empty, the grid stays mounted and hidden with its
 * last rows. Creating the grid again would delay a person who clears a search.
 */
export function GridOrEmpty<Row>({ rows, empty, children }: GridOrEmptyProps<Row>) {
  const [lastRows, setLastRows] = useState(rows);
  const isEmpty = rows.length === 0;
  if (!isEmpty && rows !== lastRows) setLastRows(rows);
  return (
    <Box sx={gridAreaStyles}>
      {lastRows.length > 0 && <Box sx={[layerStyles, isEmpty && hiddenStyles]}>{children(lastRows)}</Box>}
      {isEmpty && <Box sx={layerStyles}>{empty}</Box>}
    </Box>
  );
}

/** The area of a grid or its skeleton: the rest of the screen. */
export const gridAreaStyles = {
  flex: 1,
  minHeight: 320,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  '@media print': { display: 'block' },
} as const;

/** Stacks the grid and the empty state. */
const layerStyles = {
  gridArea: '1 / 1',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'block' },
} as const;

const hiddenStyles = { visibility: 'hidden', displayPrint: 'none' } as const;
