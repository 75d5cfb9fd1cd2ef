/**
 * The frame around a part of a page. `clip` cuts its corners without a scroll container, so that a sticky
 * header inside works.
 */
export const framedStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'clip',
} as const;

/** A framed table with a shaded header: the styles of all tables that are neither report tables nor grids. */
export const framedTableStyles = {
  ...framedStyles,
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: { xs: 1, sm: 1.25 },
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
    textAlign: 'left',
  },
  '& thead > tr > *': { py: 0.5, borderTop: 0, bgcolor: 'ground.sunken' },
  '& thead th': { fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' },
  '& tr': { breakInside: 'avoid' },
} as const;
