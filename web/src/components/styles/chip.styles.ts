import { touchMedia } from './mediaQueries';

/** Styles of a row of chips above a list. On a phone the row scrolls sideways. */
export const chipRowStyles = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: 28,
  [touchMedia]: { height: 44 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  typography: 'body2',
  color: 'text.secondary',
  displayPrint: 'none',
} as const;

const selectedSelector = '&[aria-pressed=true], &[aria-current=true]';

/** Styles of a chip that filters a list. */
export const chipStyles = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  height: 26,
  [touchMedia]: { height: 44 },
  px: 1.25,
  border: 1,
  borderColor: 'control.line',
  borderRadius: 30,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'accent.soft' },
  [selectedSelector]: { bgcolor: 'accent.soft', borderColor: 'primary.main', color: 'accent.strong' },
  '@media (forced-colors: active)': { [selectedSelector]: { outline: '2px solid Highlight' } },
} as const;
