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
          <Drawing key={index} places={10} runs={ten} />
        ))}
      </Box>
    </Box>
  );
}

/** One square, for the legend. */
export function Square({ kind }: { kind: SquareKind }) {
  return <Drawing places={1} runs={[{ kind, count: 1 }]} />;
}

function Drawing({ places, runs }: { places: number; runs: readonly SquareRun[] }) {
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

// As large as the fullest row of the board (--tens) and the height of a row (--row) allow, on one line if that can be read.
const room = { containerType: 'inline-size', minWidth: 0 } as const;

const tens = {
  '--gap': '16px',
  '--least': '13px',
  '@media print': { '--gap': '8px', '--least': '7px', rowGap: '2px !important' },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--gap)',
  rowGap: '4px',
  '& svg': {
    display: 'block',
    flex: 'none',
    height:
      'clamp(var(--least), (100cqi - (var(--tens) - 1) * var(--gap)) / (var(--tens) * 11.3), var(--row, 30px) - 10px)',
    aspectRatio: '158 / 14',
    printColorAdjust: 'exact',
  },
} as const;
