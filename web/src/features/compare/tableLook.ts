/** Both tables of a comparison. */
export const tableLook = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& th, & td': { px: 1, py: 0.75, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& [data-is-figure]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot td, & tfoot th': { fontWeight: 600 },
  '& tr[data-is-chosen]': { bgcolor: 'action.selected' },
  '& tbody tr:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& tbody tr': { breakInside: 'avoid' },
} as const;
