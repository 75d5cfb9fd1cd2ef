import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TeamTag, toTeamTagId } from '../../../components/deals/tags';
import { fitRows } from '../fitRows';
import type { ElementSize } from '../useElementSize';
import {
  CELL_GAP,
  calculateLineWidths,
  type DisplayLine,
  type LineWidths,
  measureTextWidth,
} from './displayLine';

/** Minimum height of a line in rem, and of a line with cells that wrap to up to three text lines. */
const MIN_LINE_HEIGHT = 1.6;
const MIN_WRAPPED_LINE_HEIGHT = 3.5;
/** Gap between columns, in rem. */
const COLUMN_GAP = 2;
/**
 * Minimum length of a full bar next to a name, in em. If there is less space, bars are drawn below the lines.
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
  const isBarInline =
    lines.some(({ bar }) => bar !== undefined) && width / (widths.total + MIN_BAR_LENGTH) >= 1;
  // Scaling a line up also makes it wider, so the width limits the scale.
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
    // biome-ignore lint/suspicious/noArrayIndexKey: a page has no key and never moves
    <Box key={index} sx={pageStyles}>
      {columns.map(column => (
        <Box key={column[0]} sx={columnStyles}>
          {column.flatMap(row => {
            const line = lines[row];
            return line
              ? [<DisplayLineRow key={line.key} line={line} widths={widths} isBarInline={isBarInline} />]
              : [];
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

type DisplayLineRowProps = {
  line: DisplayLine;
  widths: LineWidths;
  /** True if bars are between names and figures. Otherwise, bars are below the lines. */
  isBarInline: boolean;
};

export function DisplayLineRow({ line, widths, isBarInline }: DisplayLineRowProps) {
  const { prefix, name, team, figures, bar, barMark, isHighlighted, isHeader } = line;
  const visibleFigures = figures.slice(figures.length - widths.figures.length);
  return (
    <Box
      sx={{
        ...rowStyles,
        ...(isHeader ? headerStyles : borderStyles),
        ...(isHighlighted && highlightStyles),
      }}
    >
      {widths.prefix > 0 && (
        <Box sx={{ width: `${widths.prefix}em`, flexShrink: 0, color: 'text.secondary', fontWeight: 600 }}>
          {prefix}
        </Box>
      )}
      <Box
        sx={{
          ...nameStyles,
          ...(widths.isTight && wrapStyles),
          ...(bar !== undefined && isBarInline && { flex: 'none', width: `${widths.name}em` }),
        }}
      >
        {team === undefined ? (
          name
        ) : (
          <Box component="span" sx={tagStyles}>
            <TeamTag team={team}>{name}</TeamTag>
          </Box>
        )}
      </Box>
      {bar !== undefined && (
        <Box aria-hidden="true" sx={isBarInline ? inlineBarStyles : bottomBarStyles}>
          <Box sx={{ ...barStyles, width: toPercent(bar), bgcolor: `team.${toTeamTagId(team)}.text` }} />
          {barMark !== undefined && <Box sx={{ ...barMarkStyles, left: toPercent(barMark) }} />}
        </Box>
      )}
      {visibleFigures.map((figure, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure has no key and never moves
          key={index}
          sx={{
            ...(index === visibleFigures.length - 1 ? mainFigureStyles : secondaryFigureStyles),
            ...(widths.isTight ? halfWidthStyles : { minWidth: `${widths.figures[index]}em` }),
          }}
        >
          {figure}
        </Box>
      ))}
    </Box>
  );
}

const toPercent = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

const rowStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `${CELL_GAP}em`,
  px: `${CELL_GAP}em`,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
} as const;
const borderStyles = { borderTop: 1, borderColor: 'divider' } as const;
const headerStyles = { fontWeight: 700, color: 'text.secondary' } as const;
const highlightStyles = { bgcolor: 'accent.soft', fontWeight: 700 } as const;
const nameStyles = {
  flex: 1,
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
const wrapStyles = { whiteSpace: 'normal', lineHeight: 1.1 } as const;
/**
 * The names of two salespeople can be as long as the vehicle. The names and the vehicle each get half of the
 * width, and wrap to up to three lines.
 */
const halfWidthStyles = { ...wrapStyles, maxWidth: '50%' } as const;
const secondaryFigureStyles = { textAlign: 'right', color: 'text.secondary', whiteSpace: 'nowrap' } as const;
const mainFigureStyles = { textAlign: 'right', fontWeight: 750, whiteSpace: 'nowrap' } as const;
const inlineBarStyles = { position: 'relative', flex: 1, minWidth: 0 } as const;
const bottomBarStyles = {
  position: 'absolute',
  left: `${CELL_GAP}em`,
  right: `${CELL_GAP}em`,
  bottom: 0,
} as const;
const barStyles = { height: 'var(--bar)', borderRadius: '0.25em', opacity: 0.8 } as const;
const barMarkStyles = {
  position: 'absolute',
  top: 'calc(var(--bar) * -0.3)',
  bottom: 'calc(var(--bar) * -0.3)',
  width: '3px',
  ml: '-3px',
  bgcolor: 'text.primary',
} as const;

/** Makes the tag use the font size of the line. */
const tagStyles = { '& > span, & > span > i': { fontSize: '1em', lineHeight: 1.3 } } as const;
