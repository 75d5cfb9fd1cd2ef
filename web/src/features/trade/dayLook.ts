/** A day and its figures on one line, or below each other on narrow screens. */
export const dayLineStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 1,
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** Delivered Deals, Trades and Trade % next to each other. */
export const dayFiguresStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1.4fr 0.8fr 1fr', md: '1fr 1fr auto' },
  columnGap: 1,
} as const;
