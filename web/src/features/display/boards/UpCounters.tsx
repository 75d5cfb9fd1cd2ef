import Box from '@mui/material/Box';
import { TeamTag } from '../../../components/deals/tags';
import { upStatsFigures } from '../../../generated/rules/upStatsFigures';
import type { DisplayFigures } from '../displayApi';
import type { ElementSize } from '../useElementSize';

type DisplayUpCounters = NonNullable<DisplayFigures['upStats']>['counters'];

/** Moves the counter of sold ups to the end. */
const { sold, ...others } = upStatsFigures;
const counterFigures = { ...others, sold };

/**
 * Returns the maximum number of waiting salespeople that are shown below the counters. On a portrait screen,
 * each person takes a line.
 */
const getMaxWaiting = ({ width, height }: ElementSize) => (width < height ? 5 : 10);

type RotationEntry = { id: number; name: string; team: number | null; isHeld: boolean };

type UpCountersProps = { counters: DisplayUpCounters; rotation: readonly RotationEntry[]; size: ElementSize };

/** Shows the counters of the day as large tiles, and below them the waiting salespeople in order. */
export function UpCounters({ counters, rotation, size }: UpCountersProps) {
  const maxWaiting = getMaxWaiting(size);
  return (
    <Box sx={{ height: 1, display: 'grid', gap: '1.5rem', gridTemplateRows: 'minmax(0, 1fr) auto' }}>
      <CounterTiles counters={counters} />
      {rotation.length > 0 && (
        <Box component="ol" aria-label="Up rotation" sx={rotationStyles}>
          {rotation.slice(0, maxWaiting).map(({ id, name, team, isHeld }) => (
            <Box key={id} component="li" sx={{ opacity: isHeld ? 0.75 : 1 }}>
              <TeamTag team={team}>{name}</TeamTag> {isHeld && 'Lunch'}
            </Box>
          ))}
          {rotation.length > maxWaiting && <li>+{rotation.length - maxWaiting}</li>}
        </Box>
      )}
    </Box>
  );
}

function CounterTiles({ counters }: { counters: DisplayUpCounters }) {
  return (
    <Box component="dl" sx={tilesStyles}>
      {Object.entries(counterFigures).map(([counter, { label }]) => (
        <Box key={counter} sx={{ ...tileStyles, ...(counter === 'sold' && lastTileStyles) }}>
          <Box component="dt" sx={{ fontSize: '1.5rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={numberStyles}>
            {counters[counter as keyof typeof counterFigures]}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const rotationStyles = {
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1.5rem',
  fontSize: '1.5rem',
  lineHeight: 1.25,
  listStyle: 'none',
  '@media (orientation: portrait)': { fontSize: '1.25rem' },
} as const;

const tilesStyles = {
  m: 0,
  height: '100%',
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  '@media (orientation: portrait)': { gap: '1rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

const numberStyles = {
  m: 0,
  fontSize: '5rem',
  fontWeight: 750,
  lineHeight: 1,
  '@media (orientation: portrait)': { fontSize: '3rem' },
} as const;

/** The last tile spans two columns, so that the grid has no gap. */
const lastTileStyles = { gridColumn: 'span 2', bgcolor: 'accent.soft' } as const;

const tileStyles = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '0.5rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
} as const;
