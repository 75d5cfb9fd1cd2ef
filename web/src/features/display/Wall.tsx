import Box from '@mui/material/Box';
import type { Figures } from './askFigures';
import { slidesOf } from './boards/slides';
import { useSize } from './useSize';
import { useTurn } from './useTurn';

type Props = {
  figures: Figures;
  /** When the server last said that they stand. */
  at: Date;
  isCut: boolean;
};

/** The server may be away for a moment. */
const QUIET_MS = 30_000;

/** One board after the other, with when its figures were read. */
export function Wall({ figures, at, isCut }: Props) {
  const { ref, size } = useSize<HTMLDivElement>();
  const turn = useTurn(figures.display.seconds);
  const slides = size ? slidesOf(figures, size) : [];
  const slide = slides[turn % slides.length];
  const isOld = isCut && Date.now() - at.getTime() > QUIET_MS;
  return (
    <Box component="main" data-old={isOld || undefined} sx={{ ...frame, transform: drift(at) }}>
      <Box component="header" sx={head}>
        <Box component="h1" sx={{ m: 0, fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
          {slide?.title}
        </Box>
        <Box sx={aside}>{[slide?.aside, timeOf(at)].filter(Boolean).join(' · ')}</Box>
      </Box>
      <Box ref={ref} sx={{ minHeight: 0, minWidth: 0 }}>
        {slide?.body}
        {size && slides.length === 0 && <Box sx={{ fontSize: '1.5rem' }}>There is nothing to show yet.</Box>}
      </Box>
      <Box component="footer" sx={foot}>
        <span>{figures.display.name}</span>
        <Box component="span" role="status" sx={{ flexShrink: 0 }}>
          {isOld ? `No connection since ${timeOf(at)}` : `Updated ${timeOf(at)}`}
        </Box>
      </Box>
    </Box>
  );
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const timeOf = (at: Date) => clock.format(at);

/** A few pixels an hour, so that nothing burns in. */
function drift(at: Date): string {
  const hours = at.getTime() / 3_600_000;
  return `translate(${(4 * Math.sin(hours)).toFixed(1)}px, ${(4 * Math.cos(hours)).toFixed(1)}px)`;
}

const frame = {
  height: '100vh',
  p: '1.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: '1rem',
  fontSize: '1rem',
  '&[data-old]': { filter: 'grayscale(1)', opacity: 0.6 },
} as const;

const PORTRAIT = '@media (orientation: portrait)';

/** As high on every board, so that each has the same place: what fits one page does not change with the board. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  justifyContent: 'space-between',
  columnGap: '2rem',
  minHeight: '2.4rem',
  fontVariantNumeric: 'tabular-nums',
  [PORTRAIT]: { minHeight: '5.2rem' },
} as const;

const aside = {
  fontSize: '1.25rem',
  lineHeight: 1.4,
  color: 'text.secondary',
  [PORTRAIT]: { width: '100%', fontSize: '1rem' },
} as const;

const foot = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2rem',
  fontSize: '1rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
