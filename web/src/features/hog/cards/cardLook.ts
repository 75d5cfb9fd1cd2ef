/** Above each figure of a card, typed or read: as large as the label of any field. */
export const figureLabel = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 18,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: 'text.secondary',
} as const;

/** A figure that can be typed over. */
export const inputLook = {
  font: 'inherit',
  // Below 16 px a phone zooms in on the input.
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  textAlign: 'right',
  width: 1,
  height: 44,
  px: 0.75,
  // A line to write on, and a whole field once it is written in.
  border: 1,
  borderColor: 'transparent',
  borderBottomColor: 'control.line',
  borderRadius: '6px 6px 0 0',
  bgcolor: 'color-mix(in srgb, var(--sf-palette-background-paper) 60%, transparent)',
  '&:focus': { borderColor: 'control.line', borderRadius: 0.75, bgcolor: 'background.paper' },
  // Clear of the boxes above and of what is said below.
  scrollMarginBlock: '160px 140px',
  '&::placeholder': { color: 'faint.text', opacity: 1 },
} as const;

export const unsavedInput = {
  borderColor: 'error.main',
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
} as const;
