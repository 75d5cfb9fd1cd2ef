import Box from '@mui/material/Box';
import { buildPath, SIDE, STEP, squareShapes, FULL_SQUARE_PATH } from './squareShapes';
import { groupInTens, type SquareKind, type SquareRun, describeSquares } from './squares';

/**
 * Renders the squares of a row in groups of ten, side by side if there is room. Each kind in a group takes at
 * most two SVG paths, however many squares it has.
 */
export function Squares({ runs }: { runs: readonly SquareRun[] }) {
  if (runs.length === 0) return null;
  return (
    <Box sx={containerStyles}>
      <Box role="img" aria-label={describeSquares(runs)} sx={squaresStyles}>
        {groupInTens(runs).map((ten, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ten is its place.
          <SquareGroup key={index} runs={ten} />
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

// The size of a square depends on the available width, the row height (--row) and the fullest row: its lines
// (--lines), squares on a line (--squares) and groups of ten on a line (--per-line).
const containerStyles = { containerType: 'inline-size', minWidth: 0 } as const;

const squaresStyles = {
  '--gap': '16px',
  '--line-gap': '4px',
  '--least': '13px',
  '--by-width': 'calc((100cqi - (var(--per-line) - 1) * var(--gap)) / (var(--squares) * 1.13))',
  '--by-height': 'calc((var(--row) - 10px - (var(--lines) - 1) * var(--line-gap)) / var(--lines))',
  '--side': 'clamp(var(--least), var(--by-width), var(--by-height))',
  '@media print': { '--gap': '8px', '--line-gap': '2px', '--least': '7px' },
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
