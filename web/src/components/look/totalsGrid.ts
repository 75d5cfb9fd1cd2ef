/** The places of a screen's figures: one line on a desk, three in a row on a phone. */
export const totalsGrid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(132px, 1fr))' },
} as const;
