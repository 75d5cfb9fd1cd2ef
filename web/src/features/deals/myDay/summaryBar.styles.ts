/**
 * Styles the frame of the summary bar, with its final height before the figures load: one row of figures on a
 * desktop, two rows on smaller screens.
 */
export const summaryBarStyles = {
  gridArea: 'summary',
  height: { xs: 124, md: 64 },
  bgcolor: 'divider',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'clip',
} as const;

/**
 * Separates the figures with the frame's background: one row on a desktop, two rows of four on smaller
 * screens.
 */
export const summaryFiguresStyles = {
  m: 0,
  height: 1,
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', md: 'none' },
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: 'minmax(0, 1fr)' },
  gridAutoRows: 'minmax(0, 1fr)',
} as const;
