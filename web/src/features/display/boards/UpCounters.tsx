import Box from '@mui/material/Box';
import { TeamTag } from '../../../components/deals/tags';
import { upStatsFigures } from '../../../generated/rules/upStatsFigures';
import type { Figures } from '../askFigures';
import type { Size } from '../useSize';

type Counters = NonNullable<Figures['upStats']>['counters'];

/** What sold comes last. */
const { sold, ...others } = upStatsFigures;
const counted = { ...others, sold };

/** So many have room below the counters, each on a line of its own where the screen stands upright. */
const mostNamed = ({ width, height }: Size) => (width < height ? 5 : 10);

type Waiting = { id: number; name: string; team: number | null; isHeld: boolean };

type Props = { counters: Counters; waiting: readonly Waiting[]; size: Size };

/** The day's counters, each as large as a quarter of the wall; below them who waits for a turn, in order. */
export function UpCounters({ counters, waiting, size }: Props) {
  const most = mostNamed(size);
  return (
    <Box sx={{ height: 1, display: 'grid', gap: '1.5rem', gridTemplateRows: 'minmax(0, 1fr) auto' }}>
      <Tiles counters={counters} />
      {waiting.length > 0 && (
        <Box component="ol" aria-label="In turn" sx={turns}>
          {waiting.slice(0, most).map(({ id, name, team, isHeld }) => (
            <Box key={id} component="li" sx={{ opacity: isHeld ? 0.75 : 1 }}>
              <TeamTag team={team}>{name}</TeamTag> {isHeld && 'Lunch'}
            </Box>
          ))}
          {waiting.length > most && <li>+{waiting.length - most}</li>}
        </Box>
      )}
    </Box>
  );
}

function Tiles({ counters }: { counters: Counters }) {
  return (
    <Box component="dl" sx={tiles}>
      {Object.entries(counted).map(([counter, { label }]) => (
        <Box key={counter} sx={{ ...tile, ...(counter === 'sold' && wide) }}>
          <Box component="dt" sx={{ fontSize: '1.5rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={number}>
            {counters[counter as keyof typeof counted]}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const turns = {
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

const tiles = {
  m: 0,
  height: '100%',
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  '@media (orientation: portrait)': { gap: '1rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

const number = {
  m: 0,
  fontSize: '5rem',
  fontWeight: 750,
  lineHeight: 1,
  '@media (orientation: portrait)': { fontSize: '3rem' },
} as const;

/** The last one, so that no tile is missing. */
const wide = { gridColumn: 'span 2', bgcolor: 'accent.soft' } as const;

const tile = {
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
