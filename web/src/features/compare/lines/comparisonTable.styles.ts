import { framedTableStyles } from '../../../components/styles/framed.styles';
import { blackOnWhiteStyles } from '../../../components/styles/print.styles';

/** Styles of both tables of a comparison. On a phone, a row is a card. */
export const comparisonTableStyles = {
  ...framedTableStyles,
  '& th, & td': { ...framedTableStyles['& th, & td'], verticalAlign: 'top' },
  '& [data-is-figure]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot td, & tfoot th': { fontWeight: 600 },
  '& tbody tr:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '@media print': {
    border: 0,
    fontSize: '8pt',
    '&, & *': blackOnWhiteStyles,
    '& th, & td': { py: '1px', px: '5px' },
  },
  '@media screen and (max-width: 599.95px)': {
    '&, & tbody, & tfoot': { display: 'grid' },
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', columnGap: 1, px: 1, py: 0.75 },
    '& tr + tr, & tfoot tr': { borderTop: 1, borderColor: 'divider' },
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
