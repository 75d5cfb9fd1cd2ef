/** The strip's card, as high before it is known what stands in it: one line of figures, below a desk's width two. */
export const stripFrame = {
  gridArea: 'strip',
  height: { xs: 124, md: 64 },
  bgcolor: 'divider',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'clip',
} as const;

/** Its figures, with the card's ground between them: all in one line, below a desk's width four in each of two. */
export const stripFigures = {
  m: 0,
  height: 1,
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', md: 'none' },
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: 'minmax(0, 1fr)' },
  gridAutoRows: 'minmax(0, 1fr)',
} as const;
