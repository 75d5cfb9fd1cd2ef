import { framed } from '../../../components/look/framed';

/** How a table of figures lies: names on the left, figures on the right; a phone leaves out what is wide. */
export const figureTable = {
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
    textAlign: 'right',
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead > tr > *': { py: 0.5, borderTop: 0, bgcolor: 'ground.sunken' },
  '& thead th': { fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { fontWeight: 'inherit', maxWidth: { xs: 140, sm: 'none' } },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
  '& tr': { breakInside: 'avoid' },
  '& [data-is-wide]': { display: { xs: 'none', sm: 'table-cell' } },
} as const;
