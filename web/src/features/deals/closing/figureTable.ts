import { framedTable } from '../../../components/look/framedTable';

/** How a table of figures lies: names on the left, figures on the right; a phone leaves out what is wide. */
export const figureTable = {
  ...framedTable,
  '& th, & td': { ...framedTable['& th, & td'], textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left' },
  '& tbody th': { fontWeight: 'inherit', maxWidth: { xs: 140, sm: 'none' } },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
  '& [data-is-wide]': { display: { xs: 'none', sm: 'table-cell' } },
} as const;
