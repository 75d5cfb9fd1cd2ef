/** A number in a cell that can be typed over: a line below it says so, a frame comes when it is pointed at or typed in. */
export const inputLook = {
  display: 'block',
  // Its figure ends where the others of the column do.
  ml: 'auto',
  position: 'relative',
  left: 5,
  width: 1,
  maxWidth: 64,
  height: { xs: 44, sm: 28, xl: 32 },
  px: 0.5,
  border: '1px solid transparent',
  borderBottomColor: 'control.line',
  borderRadius: 1,
  '&:not(:hover, :focus)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '&:hover, &:focus': { borderColor: 'control.line' },
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  // 16 px, or a phone zooms in on the field.
  fontSize: { xs: '1rem', sm: '1em' },
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  // The arrow keys step; the arrows would push the figure out of its column.
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none', m: 0 },
  '&[aria-busy="true"]': { opacity: 0.6 },
  displayPrint: 'none',
} as const;
