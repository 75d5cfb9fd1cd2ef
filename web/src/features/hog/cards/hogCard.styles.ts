/** Styles the label above a figure of a card in the font size of every field label. */
export const figureLabelStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 18,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: 'text.secondary',
} as const;

export const grossInputStyles = {
  font: 'inherit',
  // Phones zoom in on inputs with text smaller than 16 px.
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  textAlign: 'right',
  width: 1,
  height: 44,
  px: 0.75,
  // Only the bottom border shows until the input has the focus.
  border: 1,
  borderColor: 'transparent',
  borderBottomColor: 'control.line',
  borderRadius: '6px 6px 0 0',
  bgcolor: 'color-mix(in srgb, var(--sf-palette-background-paper) 60%, transparent)',
  '&:focus': { borderColor: 'control.line', borderRadius: 0.75, bgcolor: 'background.paper' },
  // Prevents the totals above and the notices below from covering a focused input.
  scrollMarginBlock: '160px 140px',
  '&::placeholder': { color: 'faint.text', opacity: 1 },
} as const;

export const unsavedInputStyles = {
  borderColor: 'error.main',
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
} as const;
