import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fit } from '../fit';
import type { Size } from '../useSize';
import { LineRow } from './LineRow';
import { type Line, widthsOf } from './line';

/** The smallest height of a line, and the gap between columns, in rem. */
const LINE = 1.6;
const GAP = 2;

/** Lines in columns as large as their place allows: one node for each page that they take. */
export function inColumns(lines: readonly Line[], size: Size): ReactNode[] {
  const widths = widthsOf(lines, size.width);
  const height = widths.isTight ? 2 * LINE : LINE;
  const place = {
    rows: size.height / height,
    columns: Math.max(1, Math.floor((size.width + GAP) / (widths.total + GAP))),
  };
  const { scale, pages } = fit(lines.length, place, row => lines[row]?.isHead ?? false);
  return pages.map((columns, page) => {
    // A larger line is wider, too.
    const widest = (size.width - GAP * (columns.length - 1)) / columns.length / widths.total;
    const shownScale = Math.max(1, Math.min(scale, widest));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
      <Box key={page} sx={{ ...side, fontSize: `${shownScale}rem` }}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Box key={index} sx={{ ...stack, '& > *': { height: `${height * scale}rem` } }}>
            {column.flatMap(row => {
              const line = lines[row];
              return line ? [<LineRow key={line.key} line={line} widths={widths} />] : [];
            })}
          </Box>
        ))}
      </Box>
    );
  });
}

const side = {
  height: '100%',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: `${GAP}rem`,
  alignItems: 'start',
} as const;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
