/** The focus ring of items on the bar: inside the item, in a colour that is visible on the dark bar. */
export const barFocusStyles = {
  '--focus-color': 'var(--sf-palette-bar-mark)',
  '--focus-offset': '-2px',
} as const;

/** The styles of a control on the bar. */
export const barItemStyles = {
  color: 'bar.quiet',
  '&:hover': { color: 'bar.text', bgcolor: 'rgb(255 255 255 / 0.1)' },
} as const;
