/** The focus ring of all that is on the bar: within its item, in a colour that is seen on its ground. */
export const barFocus = {
  '--focus-color': 'var(--sf-palette-bar-mark)',
  '--focus-offset': '-2px',
} as const;

/** How a control looks on the bar. */
export const barItem = {
  color: 'bar.quiet',
  '&:hover': { color: 'bar.text', bgcolor: 'rgb(255 255 255 / 0.1)' },
} as const;
