/** An editable number in a cell. A line below it marks it as editable; a frame appears on hover and focus. */
export const vacationInputStyles = {
  display: 'block',
  // Aligns the digits with the other figures of the column.
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
  // Phones zoom in on inputs with text smaller than 16 px.
  fontSize: { xs: '1rem', sm: '1em' },
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  // The arrow keys change the value. Spin buttons would push the number out of its column.
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none', m: 0 },
  '&[aria-busy="true"]': { opacity: 0.6 },
  displayPrint: 'none',
} as const;
