import { framedStyles } from './framed';

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
