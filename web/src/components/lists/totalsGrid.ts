/** The places of a screen's figures: one line on a desk, three in a row on a phone. */
export const totalsGrid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(132px, 1fr))' },
  // Where the last would stand alone on a phone, the first takes a whole line instead.
  '& > :first-of-type:nth-last-of-type(3n + 1)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
