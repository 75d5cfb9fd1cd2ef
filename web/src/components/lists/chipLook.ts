import { thumb } from '../look/media';

/** A line of chips above a list; on a phone it is pushed sideways. */
export const chipLine = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: 28,
  [thumb]: { height: 44 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  typography: 'body2',
  color: 'text.secondary',
  displayPrint: 'none',
} as const;

const chosen = '&[aria-pressed=true], &[aria-current=true]';

/** A chip that decides what a list shows. */
export const chipLook = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  height: 26,
  [thumb]: { height: 44 },
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
  [chosen]: { bgcolor: 'accent.soft', borderColor: 'primary.main', color: 'accent.strong' },
  '@media (forced-colors: active)': { [chosen]: { outline: '2px solid Highlight' } },
} as const;
