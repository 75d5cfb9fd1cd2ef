import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { buildSlides } from './boards/slides';
import type { DisplayFigures } from './displayApi';
import { useElementSize } from './useElementSize';

type BoardSlideshowProps = {
  figures: DisplayFigures;
  /** Time at which the server last confirmed the figures. */
  confirmedAt: Date;
  isOffline: boolean;
};

/** Time after the last response at which the figures are marked as outdated. */
const STALE_AFTER_MS = 30_000;

/** Shows the boards one after another, with the time at which their figures were confirmed. */
export function BoardSlideshow({ figures, confirmedAt, isOffline }: BoardSlideshowProps) {
  const { ref, size } = useElementSize<HTMLDivElement>();
  const slideNumber = useIntervalCounter(figures.display.seconds);
  const slides = size ? buildSlides(figures, size) : [];
  const slide = slides[slideNumber % slides.length];
  const isStale = isOffline && Date.now() - confirmedAt.getTime() > STALE_AFTER_MS;
  return (
    <Box
      component="main"
      data-stale={isStale || undefined}
      sx={{ ...frameStyles, transform: toBurnInTransform(confirmedAt) }}
    >
      <Box component="header" sx={headerStyles}>
        <Box component="h1" sx={{ m: 0, fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
          {slide?.title}
        </Box>
        <Box sx={subtitleStyles}>
          {[slide?.subtitle, formatTime(confirmedAt)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box ref={ref} sx={{ minHeight: 0, minWidth: 0 }}>
        {slide?.body}
        {size && slides.length === 0 && <Box sx={{ fontSize: '1.5rem' }}>Nothing to show yet.</Box>}
      </Box>
      <Box component="footer" sx={footerStyles}>
        <span>{figures.display.name}</span>
        <Box component="span" role="status" sx={{ flexShrink: 0 }}>
          {isStale ? `No connection since ${formatTime(confirmedAt)}` : `Updated ${formatTime(confirmedAt)}`}
        </Box>
      </Box>
    </Box>
  );
}

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const formatTime = (date: Date) => timeFormat.format(date);

/** Returns a CSS transform that moves the picture by a few pixels an hour, to prevent burn-in. */
function toBurnInTransform(date: Date): string {
  const hours = date.getTime() / 3_600_000;
  return `translate(${(4 * Math.sin(hours)).toFixed(1)}px, ${(4 * Math.cos(hours)).toFixed(1)}px)`;
}

const frameStyles = {
  height: '100vh',
  p: '1.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: '1rem',
  fontSize: '1rem',
  '&[data-stale]': { filter: 'grayscale(1)', opacity: 0.6 },
} as const;

const PORTRAIT = '@media (orientation: portrait)';

/** The header has the same height on every board, so that every board has the same space for rows. */
const headerStyles = {
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

const subtitleStyles = {
  fontSize: '1.25rem',
  lineHeight: 1.4,
  color: 'text.secondary',
  [PORTRAIT]: { width: '100%', fontSize: '1rem' },
} as const;

const footerStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2rem',
  fontSize: '1rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Returns a counter that increases by one at every interval. */
export function useIntervalCounter(seconds: number): number {
  const [count, setCount] = useState(0);
  useEffect(
    function startInterval() {
      const timer = setInterval(() => setCount(previous => previous + 1), seconds * 1_000);
      return () => clearInterval(timer);
    },
    [seconds],
  );
  return count;
}
