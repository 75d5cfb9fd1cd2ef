import { framedTableStyles } from '../../../components/look/framedTable';

/** A table of figures: names on the left, figures on the right; a phone hides wide columns. */
export const figureTableStyles = {
  ...framedTableStyles,
  '& th, & td': { ...framedTableStyles['& th, & td'], textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left' },
  '& tbody th': { fontWeight: 'inherit', maxWidth: { xs: 140, sm: 'none' } },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
  '& [data-is-wide]': { display: { xs: 'none', sm: 'table-cell' } },
} as const;
