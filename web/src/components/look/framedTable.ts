import { framed } from './framed';

/** A table in its frame, its head on the sunken ground: the one look of every table that is no board and no grid. */
export const framedTable = {
  ...framed,
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
