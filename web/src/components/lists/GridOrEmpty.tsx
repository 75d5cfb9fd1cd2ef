import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

type Props<Row> = {
  rows: readonly Row[];
  /** Replaces the grid of an empty list. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/**
 * Shows a grid or its empty state. The empty grid stays mounted with its last rows, hidden: creating a grid
 * again would delay a person who clears a search.
 */
export function GridOrEmpty<Row>({ rows, empty, children }: Props<Row>) {
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
