import { styled } from '@mui/material/styles';

const thumb = '@media (pointer: coarse)';

/** The columns of a row and of the head above it. */
export const rowColumns =
  '44px minmax(118px, 1.25fr) 84px minmax(112px, 1fr) minmax(112px, 1.2fr) minmax(112px, 1.2fr) minmax(110px, 1.5fr) minmax(120px, 2.2fr) 46px 46px 46px 64px 38px';

/** A field of a row: the whole of it is the control. It is text until it is pointed at, or has the focus. */
export const Cell = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 36,
  borderRadius: 6,
  [thumb]: { minHeight: 44 },
  '&:hover': { outline: '1px solid var(--sf-palette-control-line)', outlineOffset: '-2px' },
  '&:focus-within': { outline: '2px solid var(--sf-palette-primary-main)', outlineOffset: '-2px', zIndex: 1 },
  // What is offered to the field lies over the bar of Add Row, too.
  '&:has([data-visit-offered])': { zIndex: 4 },
  '&[data-invalid]': { outline: '2px solid var(--sf-palette-error-main)', outlineOffset: '-2px' },
  'fieldset:disabled &': { outline: 'none' },
});

/** What a field shows while nobody writes in it, in the place of its input, which lies over it unseen. */
export const AtRest = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInline: '8px 4px',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  fontSize: '0.8125rem',
  pointerEvents: 'none',
  '& + input:not(:focus)': { opacity: 0 },
  'div:focus-within > &': { display: 'none' },
});

const control = {
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  margin: 0,
  padding: '0 8px',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  textOverflow: 'ellipsis',
  // The cell draws the ring.
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'var(--sf-palette-faint-text)', opacity: 1 },
} as const;

export const CellInput = styled('input')({ ...control, fontVariantNumeric: 'tabular-nums' });

/** One line; while it is written in, as many as it needs, over the rows below. */
export const CellTextArea = styled('textarea')({
  ...control,
  position: 'absolute',
  inset: 0,
  height: '100%',
  padding: '9px 8px',
  lineHeight: '18px',
  resize: 'none',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  [thumb]: { paddingBlock: 13 },
  '&:focus': {
    height: 'auto',
    minHeight: '100%',
    maxHeight: 190,
    bottom: 'auto',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    fieldSizing: 'content',
    background: 'var(--sf-palette-background-paper)',
    outline: '2px solid var(--sf-palette-primary-main)',
    outlineOffset: '-2px',
    boxShadow: '0 6px 16px rgb(0 0 0 / 0.2)',
  },
});

/** What is done with a row as a whole is out of sight until the row is pointed at or has the focus; where nothing points, never. */
export const untilPointedAt = {
  '@media (hover: hover)': { '[data-up]:not(:hover):not(:focus-within) &': { opacity: 0 } },
} as const;
