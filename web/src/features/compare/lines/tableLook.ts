import { blackOnWhite } from '../../../components/look/paper';

/** Both tables of a comparison. On a phone a line of either is a card. */
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
  '@media print': {
    fontSize: '8pt',
    '&, & *': blackOnWhite,
    '& th, & td': { py: '1px', px: '5px' },
    '& tr[data-is-chosen]': { bgcolor: 'transparent' },
  },
  '@media screen and (max-width: 599.95px)': {
    '&, & tbody, & tfoot': { display: 'grid' },
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', columnGap: 1, px: 1, py: 0.75, borderBottom: 1, borderColor: 'divider' },
    '& th, & td': { display: 'block', border: 0, p: 0, minWidth: 0 },
    '& td:empty': { display: 'none' },
    '& [data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      textAlign: 'right',
      color: 'text.secondary',
      fontSize: '0.75rem',
      fontWeight: 400,
    },
  },
} as const;
