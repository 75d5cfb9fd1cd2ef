import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

type Props<Row> = {
  rows: readonly Row[];
  /** What to say while there are none. */
  empty: ReactNode;
  /** The grid of these rows. */
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * A grid, or that it has nothing to show. It then keeps its last rows out of sight: to make a grid anew would hold up
 * whoever clears a search.
 */
export function GridOrEmpty<Row>({ rows, empty, children }: Props<Row>) {
  const [shown, setShown] = useState(rows);
  const isEmpty = rows.length === 0;
  if (!isEmpty && rows !== shown) setShown(rows);
  return (
    <Box sx={gridPlace}>
      {shown.length > 0 && <Box sx={[layer, isEmpty && outOfSight]}>{children(shown)}</Box>}
      {isEmpty && <Box sx={layer}>{empty}</Box>}
    </Box>
  );
}

/** The place of a grid, or of its skeleton: what is left of the screen. */
export const gridPlace = {
  flex: 1,
  minHeight: 320,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  '@media print': { display: 'block' },
} as const;

/** One over the other. */
const layer = {
  gridArea: '1 / 1',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media print': { display: 'block' },
} as const;

const outOfSight = { visibility: 'hidden', displayPrint: 'none' } as const;
