/** Styles of a card around the few largest figures of a screen. */
export const largePanelStyles = {
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  breakInside: 'avoid',
} as const;

/** Styles of the most prominent figures of a screen, each as wide as its content. */
export const largeFiguresStyles = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'space-between', sm: 'start' },
  columnGap: { xs: 2, sm: 4, xl: 5 },
  rowGap: 1,
  '& dt': { typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& dd': {
    m: 0,
    fontSize: { xs: 'clamp(1.25rem, 7vw, 2rem)', sm: '2rem', lg: '2.5rem', xl: '3rem' },
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd > button': { minWidth: 44, minHeight: 44 },
  '@media print': { '& dd': { fontSize: '16pt' } },
} as const;
