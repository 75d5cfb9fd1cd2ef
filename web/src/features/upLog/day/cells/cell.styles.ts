import { styled } from '@mui/material/styles';

const TOUCH_SCREEN = '@media (pointer: coarse)';

/** Columns of a row and of the header above it. */
export const rowColumns =
  '44px minmax(118px, 1.25fr) 84px minmax(112px, 1fr) minmax(112px, 1.2fr) minmax(112px, 1.2fr) minmax(110px, 1.5fr) minmax(120px, 2.2fr) 46px 46px 46px 64px 38px';

/**
 * Field of a row. Its whole area is the control, which looks like text until it has the pointer or the focus.
 */
export const UpCell = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 36,
  borderRadius: 6,
  [TOUCH_SCREEN]: { minHeight: 44 },
  '&:hover': { outline: '1px solid var(--sf-palette-control-line)', outlineOffset: '-2px' },
  '&:focus-within': { outline: '2px solid var(--sf-palette-primary-main)', outlineOffset: '-2px', zIndex: 1 },
  // Suggestions of the field also cover the Add Row bar.
  '&:has([data-visit-suggestion])': { zIndex: 4 },
  '&[data-invalid]': { outline: '2px solid var(--sf-palette-error-main)', outlineOffset: '-2px' },
  'fieldset:disabled &': { outline: 'none' },
});

/**
 * Content that a field shows while it does not have the focus. Its transparent input is at the same position.
 */
export const CellDisplay = styled('span')({
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

const controlStyles = {
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
  // The cell draws the focus ring.
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'var(--sf-palette-faint-text)', opacity: 1 },
} as const;

export const CellInput = styled('input')({ ...controlStyles, fontVariantNumeric: 'tabular-nums' });

/** Text area of one line. With the focus, it covers the rows below as far as its text needs. */
export const CellTextArea = styled('textarea')({
  ...controlStyles,
  position: 'absolute',
  inset: 0,
  height: '100%',
  padding: '9px 8px',
  lineHeight: '18px',
  resize: 'none',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  [TOUCH_SCREEN]: { paddingBlock: 13 },
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

/** Hides the actions of a row until the row has the pointer or the focus. Touch screens always show them. */
export const hiddenUntilHoverStyles = {
  '@media (hover: hover)': { '[data-up]:not(:hover):not(:focus-within) &': { opacity: 0 } },
} as const;
