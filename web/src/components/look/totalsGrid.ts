/** The grid of a SummaryBar: one row on a desktop, three figures in a row on a phone. */
export const summaryBarGridStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(132px, 1fr))' },
} as const;
