/** How a table of figures lies: names on the left, figures on the right; a phone leaves out what is wide. */
export const figureTable = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: { xs: 0.5, sm: 1 },
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'right',
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { fontWeight: 'inherit', maxWidth: { xs: 140, sm: 'none' } },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
  '& tr': { breakInside: 'avoid' },
  '& [data-is-wide]': { display: { xs: 'none', sm: 'table-cell' } },
} as const;
