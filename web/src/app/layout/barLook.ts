/** How a control looks on the bar. */
export const barItem = {
  color: 'bar.quiet',
  '&:hover': { color: 'bar.text', bgcolor: 'rgb(255 255 255 / 0.1)' },
} as const;
