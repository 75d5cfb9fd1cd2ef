import { printedTable, screenTable } from './boardLook';

/** On a phone: the line of a name, the line of its figures, and what a thumb can hit, which reaches into the name's. */
const NAME_LINE = 22;
const FIGURE_LINE = 38;
const THUMB = 44;

/** The figures at the right edge of the frame. */
const lastFigures =
  '& td:last-of-type > button, & td:last-of-type:not(:has(> button)), & thead th:last-of-type';

/**
 * On a phone a name stands above its figures, which then have the whole line. It is laid over the row, so that the table
 * remains one to those who hear it.
 */
export const namesAbove = {
  '@media screen and (max-width: 599.95px)': {
    '& tr': { position: 'relative' },
    '& th:first-of-type': { position: 'static', width: 0, p: 0 },
    '& thead th:first-of-type': { overflow: 'hidden', whiteSpace: 'nowrap' },
    '& [data-name]': {
      position: 'absolute',
      inset: '0 8px auto',
      height: NAME_LINE,
      pt: '6px',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    '& tbody tr, & tfoot tr': { height: NAME_LINE + FIGURE_LINE },
    '& tbody td, & tfoot td, & td:has(> button)': { pt: `${NAME_LINE + FIGURE_LINE - THUMB}px` },
    '& td > button': { minHeight: THUMB },
    [lastFigures]: { pr: '8px' },
    '& tbody tr[data-own] th': { fontWeight: 700, boxShadow: 'none' },
    '& tbody tr[data-own]': { boxShadow: 'inset 3px 0 var(--sf-palette-primary-main)' },
  },
} as const;

/**
 * A team's table. The letters grow with its frame, so that hundreds fit on a laptop and a wall is read from across the
 * room. The totals are the largest figures of their columns at every width. No size is a word such as `inherit`: sx looks
 * it up in the theme's typography, and sets nothing.
 */
export const sectionTable = {
  ...screenTable,
  minWidth: 290,
  fontSize: { xs: '0.875rem', sm: 'clamp(0.875rem, 2.2cqi, 1.125rem)' },
  '& thead tr': {},
  '& thead th': {
    ...screenTable['& thead th'],
    fontSize: { xs: '0.75rem', sm: 'clamp(0.75rem, 1.7cqi, 0.875rem)' },
    fontWeight: 500,
    // All eight are in sight at 320 px.
    letterSpacing: { xs: '-0.03em', sm: 'normal' },
  },
  '& thead th[data-wide]': { width: { xs: '34%', sm: '22%' } },
  '& td[data-quiet]:not(:has(input))': { color: 'text.secondary' },
  '& tbody td[data-text]': { textAlign: 'left', color: 'text.secondary', px: { xs: 1, sm: 1.5 } },
  '& tfoot td, & tfoot th': { fontWeight: 700, borderTopColor: 'control.line' },
  '& tfoot td': {
    fontSize: { xs: 'clamp(0.9375rem, 4.4cqi, 1.0625rem)', sm: 'clamp(1rem, 2.7cqi, 1.5rem)' },
    letterSpacing: '-0.02em',
  },
  '& td > button, & td:not(:has(> button)), & thead th': { px: { xs: '3px', sm: 'clamp(5px, 1cqi, 12px)' } },
  [lastFigures]: { pr: { sm: 1.5 } },
  // Room for a pace bar below a name, however large the letters are.
  '& tbody th': { ...screenTable['& tbody th'], py: { sm: '4px' } },

  ...namesAbove,
  // Over what rows and cells are otherwise, on a phone too.
  '& tr[data-below][data-below]': { height: 'auto' },
  '& tr[data-below][data-below] > td': {
    p: { xs: '0 8px 6px', sm: '0 12px 4px' },
    border: 0,
    textAlign: 'left',
    fontWeight: 400,
    letterSpacing: 'normal',
  },
  '& tr[data-below][data-below] button': { width: 'auto', display: 'inline', p: 0, minHeight: 0 },

  '@media print': {
    ...printedTable,
    '& tfoot td, & tfoot th': { borderTop: '1pt solid' },
    '& tfoot td': { fontSize: '11pt' },
    '& tr[data-below][data-below] > td': { p: '0 0 2pt' },
  },
} as const;
