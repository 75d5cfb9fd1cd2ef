import Box from '@mui/material/Box';
import { pathOf, SIDE, STEP, squareShapes, wholeSquare } from './squareShapes';
import { inTens, type SquareKind, type SquareRun, spokenSquares } from './squares';

/** A row's squares in tens, side by side where there is room. Two paths for each kind, however many squares. */
export function Squares({ runs }: { runs: readonly SquareRun[] }) {
  if (runs.length === 0) return null;
  return (
    <Box sx={room}>
      <Box role="img" aria-label={spokenSquares(runs)} sx={tens}>
        {inTens(runs).map((ten, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ten is its place.
          <Drawing key={index} runs={ten} />
        ))}
      </Box>
    </Box>
  );
}

/** One square, for the legend. */
export function Square({ kind }: { kind: SquareKind }) {
  return <Drawing runs={[{ kind, count: 1 }]} />;
}

function Drawing({ runs }: { runs: readonly SquareRun[] }) {
  const places = runs.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  return (
    <svg viewBox={`0 0 ${(places - 1) * STEP + SIDE} ${SIDE}`} aria-hidden="true">
      {runs.map(({ kind, count }) => {
        const { tone, path, isPart } = squareShapes[kind];
        const colour = `var(--sf-palette-square-${tone}`;
        const place = from;
        from += count;
        return (
          <g key={kind} fillRule="evenodd">
            {isPart && <path fill={`${colour}-tint)`} d={pathOf(wholeSquare, place, count)} />}
            <path fill={`${colour}-text)`} d={pathOf(path, place, count)} />
          </g>
        );
      })}
    </svg>
  );
}

// As large as the fullest row's lines (--lines) of squares (--squares, in --per-line tens), the height of a row (--row) and the room allow.
const room = { containerType: 'inline-size', minWidth: 0 } as const;

const tens = {
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
