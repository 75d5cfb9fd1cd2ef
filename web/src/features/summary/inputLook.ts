/** A number in a cell that one sees can be typed over. */
export const inputLook = {
  width: 1,
  maxWidth: 84,
  height: { xs: 38, sm: 28, xl: 32 },
  px: 0.5,
  border: 1,
  borderColor: 'control.line',
  borderRadius: 1,
  bgcolor: 'background.paper',
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
