import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fitRows } from '../fit';
import type { ElementSize } from '../useSize';
import { DisplayLineRow } from './LineRow';
import { measureTextWidth } from './letters';
import { type DisplayLine, calculateLineWidths } from './line';

/** Minimum height of a line, and of a line with cells that wrap to up to three lines, in rem. */
const MIN_LINE_HEIGHT = 1.6;
const MIN_WRAPPED_LINE_HEIGHT = 3.5;
/** Gap between columns, in rem. */
const COLUMN_GAP = 2;
/**
 * Minimum length of a full bar next to a name, in em. If there is less space, the bars are below the lines.
 */
const MIN_BAR_LENGTH = 8;
/** Maximum font size in rem. With a larger font, names do not fit. */
const MAX_FONT_SIZE = 3;

/** Renders lines in columns, as large as the space allows. Returns one node for each page. */
export function renderInColumns(lines: readonly DisplayLine[], size: ElementSize): ReactNode[] {
  const widths = calculateLineWidths(lines, size.width, measureTextWidth);
  const height = widths.isTight ? MIN_WRAPPED_LINE_HEIGHT : MIN_LINE_HEIGHT;
  const space = {
    rows: size.height / height,
    columns: Math.max(1, Math.floor((size.width + COLUMN_GAP) / (widths.total + COLUMN_GAP))),
  };
  const { scale, pages } = fitRows(lines.length, space, row => lines[row]?.isHeader ?? false);
  const columnCount = Math.max(1, ...pages.map(columns => columns.length));
  const width = (size.width - COLUMN_GAP * (columnCount - 1)) / columnCount;
  const isBarInline = lines.some(({ bar }) => bar !== undefined) && width / (widths.total + MIN_BAR_LENGTH) >= 1;
  // A larger line is also wider.
  const maxScaleForWidth = width / (widths.total + (isBarInline ? MIN_BAR_LENGTH : 0));
  const fontSize = Math.max(1, Math.min(scale, maxScaleForWidth, MAX_FONT_SIZE));
  const pageStyles = {
    ...gridStyles,
    gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
    fontSize: `${fontSize}rem`,
    '--bar': `${height * scale * (isBarInline ? 0.35 : 0.12)}rem`,
    '& > * > *': { height: `${height * scale}rem` },
  };
  return pages.map((columns, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
    <Box key={index} sx={pageStyles}>
      {columns.map(column => (
        <Box key={column[0]} sx={columnStyles}>
          {column.flatMap(row => {
            const line = lines[row];
            return line ? [<DisplayLineRow key={line.key} line={line} widths={widths} isBarInline={isBarInline} />] : [];
          })}
        </Box>
      ))}
    </Box>
  ));
}

const gridStyles = {
  height: '100%',
  display: 'grid',
  columnGap: `${COLUMN_GAP}rem`,
  alignItems: 'start',
} as const;

const columnStyles = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
