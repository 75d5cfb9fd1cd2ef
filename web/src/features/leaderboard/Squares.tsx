import Box from '@mui/material/Box';
import { describeSquares, groupInTens, type SquareKind, type SquareRun, squareNames } from './squareRuns';

/**
 * Renders the squares of a row in groups of ten, side by side if there is room. Each kind of square needs at
 * most two SVG paths in a group, regardless of the number of squares.
 */
export function Squares({ runs }: { runs: readonly SquareRun[] }) {
  if (runs.length === 0) return null;
  return (
    <Box sx={containerStyles}>
      <Box role="img" aria-label={describeSquares(runs)} sx={squaresStyles}>
        {groupInTens(runs).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no id other than its position.
          <SquareGroup key={index} runs={group} />
        ))}
      </Box>
    </Box>
  );
}

/** Renders one square, for the legend. */
export function Square({ kind }: { kind: SquareKind }) {
  return <SquareGroup runs={[{ kind, count: 1 }]} />;
}

function SquareGroup({ runs }: { runs: readonly SquareRun[] }) {
  const squareCount = runs.reduce((sum, { count }) => sum + count, 0);
  let offset = 0;
  return (
    <svg viewBox={`0 0 ${(squareCount - 1) * STEP + SIDE} ${SIDE}`} aria-hidden="true">
      {runs.map(({ kind, count }) => {
        const { tone, path, isPartial } = squareShapes[kind];
        const color = `var(--sf-palette-square-${tone}`;
        const start = offset;
        offset += count;
        return (
          <g key={kind} fillRule="evenodd">
            {isPartial && <path fill={`${color}-tint)`} d={buildPath(FULL_SQUARE_PATH, start, count)} />}
            <path fill={`${color}-text)`} d={buildPath(path, start, count)} />
          </g>
        );
      })}
    </svg>
  );
}

// The size of a square depends on the available width, the row height (--row) and the longest row: its lines
// (--lines), squares on a line (--squares) and groups of ten on a line (--per-line).
const containerStyles = { containerType: 'inline-size', minWidth: 0 } as const;

const squaresStyles = {
  '--gap': '16px',
  '--line-gap': '4px',
  '--min-side': '13px',
  '--by-width': 'calc((100cqi - (var(--per-line) - 1) * var(--gap)) / (var(--squares) * 1.13))',
  '--by-height': 'calc((var(--row) - 10px - (var(--lines) - 1) * var(--line-gap)) / var(--lines))',
  '--side': 'clamp(var(--min-side), var(--by-width), var(--by-height))',
  '@media print': { '--gap': '8px', '--line-gap': '2px', '--min-side': '7px' },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--gap)',
  rowGap: 'var(--line-gap)',
  maxWidth: 'calc(var(--per-line) * (var(--side) * 11.3 + var(--gap)))',
  '& svg': {
    display: 'block',
    flex: 'none',
    height: 'var(--side)',
    printColorAdjust: 'exact',
  },
} as const;

/** The side of a square, and the distance between the left edges of two squares, in SVG units. */
export const SIDE = 14;
export const STEP = 16;

type SquareShape = {
  /** Name of a square color in the theme. */
  tone: 'new' | 'used' | 'none' | 'vacation';
  /**
   * SVG path from the upper left corner of the square, with relative commands. Overlapping areas are holes.
   */
  path: string;
  /** True if the shape does not fill its square. The rest of the square then has a light tint. */
  isPartial: boolean;
};

export const FULL_SQUARE_PATH = `h${SIDE}v${SIDE}h-${SIDE}z`;

/**
 * Shapes of the squares. They differ without color: new is solid, used has a hole, no type is round, and
 * vacation has a V-shaped notch. The square of a split deal is half filled: the upper left half for the
 * closer, the lower right half for the additional salesperson.
 */
export const squareShapes: Record<SquareKind, SquareShape> = {
  NEW_SOLO: { tone: 'new', path: FULL_SQUARE_PATH, isPartial: false },
  NEW_CLOSER: { tone: 'new', path: 'h14l-14 14z', isPartial: true },
  NEW_ADDITIONAL: { tone: 'new', path: 'm14 0v14h-14z', isPartial: true },
  USED_SOLO: { tone: 'used', path: `${FULL_SQUARE_PATH}m3.5 3.5h7v7h-7z`, isPartial: false },
  USED_CLOSER: { tone: 'used', path: 'h14l-14 14zm2.4 2.4h5.8l-5.8 5.8z', isPartial: true },
  USED_ADDITIONAL: { tone: 'used', path: 'm14 0v14h-14zm-2.4 5.8v5.8h-5.8z', isPartial: true },
  UNCLASSIFIED_SOLO: { tone: 'none', path: 'm7 1a6 6 0 1 1 0 12a6 6 0 1 1 0-12z', isPartial: true },
  UNCLASSIFIED_CLOSER: { tone: 'none', path: 'm11.24 2.76l-8.48 8.48a6 6 0 0 1 8.48-8.48z', isPartial: true },
  UNCLASSIFIED_ADDITIONAL: {
    tone: 'none',
    path: 'm11.24 2.76l-8.48 8.48a6 6 0 0 0 8.48-8.48z',
    isPartial: true,
  },
  VACATION: { tone: 'vacation', path: 'h3.5l3.5 8.5l3.5-8.5h3.5v14h-14z', isPartial: false },
  VACATION_HALF: { tone: 'vacation', path: 'h3.5l3.5 8.5v5.5h-7z', isPartial: true },
};

/** Builds one path for `count` squares of a kind, the first at position `start`. */
export function buildPath(path: string, start: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `M${(start + index) * STEP} 0${path}`).join('');
}

/**
 * Entries of the legend in order (leaderboard.md, Legend). One gray entry represents all squares of cars
 * without a type.
 */
const legendEntries: readonly { kind: SquareKind; name: string }[] = [
  ...(
    [
      'NEW_SOLO',
      'USED_SOLO',
      'NEW_CLOSER',
      'NEW_ADDITIONAL',
      'USED_CLOSER',
      'USED_ADDITIONAL',
      'VACATION',
      'VACATION_HALF',
    ] as const
  ).map(kind => ({ kind, name: squareNames[kind] })),
  { kind: 'UNCLASSIFIED_SOLO', name: 'No Car Type' },
];

export function Legend() {
  return (
    <Box component="ul" aria-label="Legend" sx={legendStyles}>
      {legendEntries.map(({ kind, name }) => (
        <li key={kind}>
          <Square kind={kind} />
          {name}
        </li>
      ))}
    </Box>
  );
}

const legendStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  typography: 'caption',
  fontSize: { xl: '0.875rem' },
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' },
  '& svg': { width: 14, height: 14, flex: 'none' },
} as const;
