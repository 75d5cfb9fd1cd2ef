import { printTableStyles, screenTableStyles } from './boardLook';

/**
 * Heights on a phone in pixels: the line of a name, the line of its figures, and the tap target, which
 * overlaps the line of the name.
 */
const NAME_HEIGHT = 22;
const FIGURE_HEIGHT = 38;
const TAP_TARGET_HEIGHT = 44;

/** The figures at the right edge of the frame. */
const lastFigureSelector =
  '& td:last-of-type > button, & td:last-of-type:not(:has(> button)), & thead th:last-of-type';

/**
 * On a phone, shows a name above its figures, which then have the full width. The name is positioned over the
 * row, so that the table stays a table for screen readers.
 */
export const namesAboveStyles = {
  '@media screen and (max-width: 599.95px)': {
    '& tr': { position: 'relative' },
    '& th:first-of-type': { position: 'static', width: 0, p: 0 },
    '& thead th:first-of-type': { overflow: 'hidden', whiteSpace: 'nowrap' },
    '& [data-name]': {
      position: 'absolute',
      inset: '0 8px auto',
      height: NAME_HEIGHT,
      pt: '6px',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    '& tbody tr, & tfoot tr': { height: NAME_HEIGHT + FIGURE_HEIGHT },
    '& tbody td, & tfoot td, & td:has(> button)': { pt: `${NAME_HEIGHT + FIGURE_HEIGHT - TAP_TARGET_HEIGHT}px` },
    '& td > button': { minHeight: TAP_TARGET_HEIGHT },
    [lastFigureSelector]: { pr: '8px' },
    '& tbody tr[data-own] th': { fontWeight: 700, boxShadow: 'none' },
    '& tbody tr[data-own]': { boxShadow: 'inset 3px 0 var(--sf-palette-primary-main)' },
  },
} as const;

/**
 * The table of a team. The font size grows with the width of the frame: many rows fit on a laptop, and a wall
 * display is readable from a distance. The totals are the largest figures of their columns at every width.
 * Font sizes are never words such as `inherit`: sx looks them up in the theme's typography and sets nothing.
 */
export const teamTableStyles = {
  ...screenTableStyles,
  minWidth: 290,
  fontSize: { xs: '0.875rem', sm: 'clamp(0.875rem, 2.2cqi, 1.125rem)' },
  '& thead tr': {},
  '& thead th': {
    ...screenTableStyles['& thead th'],
    fontSize: { xs: '0.75rem', sm: 'clamp(0.75rem, 1.7cqi, 0.875rem)' },
    fontWeight: 500,
    // Keeps all eight columns visible at 320 px.
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
  [lastFigureSelector]: { pr: { sm: 1.5 } },
  // Room for a pace bar below a name, at every font size.
  '& tbody th': { ...screenTableStyles['& tbody th'], py: { sm: '4px' } },

  ...namesAboveStyles,
  // Overrides the styles of rows and cells, also on a phone.
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
    ...printTableStyles,
    '& tfoot td, & tfoot th': { borderTop: '1pt solid' },
    '& tfoot td': { fontSize: '11pt' },
    '& tr[data-below][data-below] > td': { p: '0 0 2pt' },
  },
} as const;
