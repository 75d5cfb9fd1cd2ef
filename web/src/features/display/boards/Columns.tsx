import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fit } from '../fit';
import type { Size } from '../useSize';
import { LineRow } from './LineRow';
import { widthOf } from './letters';
import { type Line, widthsOf } from './line';

/** The smallest height of a line, and of one whose parts take up to three lines, in rem. */
const LINE = 1.6;
const TALL_LINE = 3.5;
/** Between columns, in rem. */
const GAP = 2;
/** The shortest that a whole bar beside a name may be, in em: below that it stands under the line. */
const BAR = 8;
/** Letters larger than this leave no room for a wall's names. */
const LARGEST_LETTERS = 3;

/** Lines in columns as large as their place allows: one node for each page that they take. */
export function inColumns(lines: readonly Line[], size: Size): ReactNode[] {
  const widths = widthsOf(lines, size.width, widthOf);
  const height = widths.isTight ? TALL_LINE : LINE;
  const place = {
    rows: size.height / height,
    columns: Math.max(1, Math.floor((size.width + GAP) / (widths.total + GAP))),
  };
  const { scale, pages } = fit(lines.length, place, row => lines[row]?.isHead ?? false);
  const beside = Math.max(1, ...pages.map(columns => columns.length));
  const width = (size.width - GAP * (beside - 1)) / beside;
  const isBeside = lines.some(({ bar }) => bar !== undefined) && width / (widths.total + BAR) >= 1;
  // A larger line is wider, too.
  const widest = width / (widths.total + (isBeside ? BAR : 0));
  const shownScale = Math.max(1, Math.min(scale, widest, LARGEST_LETTERS));
  const page = {
    ...side,
    gridTemplateColumns: `repeat(${beside}, minmax(0, 1fr))`,
    fontSize: `${shownScale}rem`,
    '--bar': `${height * scale * (isBeside ? 0.35 : 0.12)}rem`,
    '& > * > *': { height: `${height * scale}rem` },
  };
  return pages.map((columns, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
    <Box key={index} sx={page}>
      {columns.map(column => (
        <Box key={column[0]} sx={stack}>
          {column.flatMap(row => {
            const line = lines[row];
            return line ? [<LineRow key={line.key} line={line} widths={widths} isBeside={isBeside} />] : [];
          })}
        </Box>
      ))}
    </Box>
  ));
}

const side = {
  height: '100%',
  display: 'grid',
  columnGap: `${GAP}rem`,
  alignItems: 'start',
} as const;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
