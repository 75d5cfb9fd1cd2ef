import { framedTableStyles } from '../../components/styles/framed.styles';
import { fullTapTargetStyles } from '../../components/styles/tapTarget.styles';

/** Styles a table of figures: names on the left, figures on the right. A phone hides wide columns. */
export const figureTableStyles = {
  ...framedTableStyles,
  '& th, & td': { ...framedTableStyles['& th, & td'], textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left' },
  '& tbody th': { fontWeight: 'inherit', maxWidth: { xs: 140, sm: 'none' } },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
  '& [data-is-wide]': { display: { xs: 'none', sm: 'table-cell' } },
} as const;

/** Returns an `sx` value with different values for phones and for wider screens. */
const xs = <Value>(phone: Value, wide: Value) => ({ xs: phone, sm: wide });

/**
 * Styles the table of months. A phone shows each month as a card: name and actions, then the state, then the
 * figures with their labels.
 */
export const monthTableStyles = {
  ...figureTableStyles,
  display: xs('block', 'table'),
  '& thead': { display: xs('none', 'table-header-group') },
  '& tbody': { display: xs('block', 'table-row-group') },
  '& tr': {
    display: xs('grid', 'table-row'),
    gridTemplateColumns: '3fr 7fr 5fr 5fr',
    breakInside: 'avoid',
  },
  '& tr + tr': { borderTop: 1, borderColor: 'divider' },
  '& th, & td': {
    ...figureTableStyles['& th, & td'],
    borderTop: { xs: 0, sm: '1px solid var(--sf-palette-divider)' },
  },
  '& tbody th': {
    gridArea: '1 / 1 / auto / 3',
    alignSelf: 'center',
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& [data-is-text]': {
    gridArea: '2 / 1 / auto / -1',
    py: xs(0, 0.75),
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& tbody [data-is-actions]': {
    gridArea: '1 / 3 / auto / 5',
    display: xs('flex', 'table-cell'),
    flexWrap: 'wrap',
    justifyContent: 'end',
    py: 0.25,
    whiteSpace: 'nowrap',
    displayPrint: 'none',
  },
  '& [data-head]': fullTapTargetStyles,
  '& [data-head]::before': {
    content: 'attr(data-head)',
    display: xs('block', 'none'),
    typography: 'caption',
    color: 'text.secondary',
  },
} as const;
