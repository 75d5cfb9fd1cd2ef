/** The card of a team. In print it stays on one page if it fits. */
export const teamCardStyles = {
  minWidth: 0,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '@media print': { border: 0, breakInside: 'avoid', mt: 1 },
} as const;

/**
 * The frame around a table with a font size that grows with the width. The narrowest screens scroll sideways.
 */
export const tableFrameStyles = {
  overflowX: 'auto',
  containerType: 'inline-size',
  '@media print': { containerType: 'normal' },
} as const;

const cellPadding = { xs: '0 3px', sm: '0 10px' } as const;

/**
 * Styles of a table in a report: dense on a desktop, compact on a phone, larger on a display. All columns are
 * visible from 360 px on.
 */
export const reportTableStyles = {
  width: 1,
  minWidth: 320,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: { xs: '0.75rem', sm: '0.875rem', xl: '1.0625rem' },
  fontVariantNumeric: 'tabular-nums',

  '& td, & th': { p: cellPadding, textAlign: 'right', borderTop: 1, borderColor: 'divider' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: { xs: '27%', sm: '28%' },
    px: { xs: 0.75, sm: 1.5 },
    textAlign: 'left',
    bgcolor: 'inherit',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  '& tr': { bgcolor: 'background.paper' },
  '& thead tr': { bgcolor: 'ground.sunken' },
  '& thead th': {
    py: 0.5,
    verticalAlign: 'bottom',
    fontSize: { xs: '0.75rem', xl: '0.875rem' },
    fontWeight: 600,
    lineHeight: 1.2,
    color: 'text.secondary',
  },
  '& tbody tr, & tfoot tr': { height: { xs: 44, sm: 36, xl: 42 } },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr[data-own] th': { fontWeight: 700, boxShadow: 'inset 3px 0 var(--sf-palette-primary-main)' },
  '& [data-total], & [data-total] th': { fontWeight: 750 },
  '& tbody tr:hover': { bgcolor: 'ground.sunken' },

  // The button fills the whole cell.
  '& td:has(> button)': { p: 0 },
  '& td > button': { display: 'block', width: 1, minHeight: { xs: 43, sm: 35, xl: 41 }, p: cellPadding },

  '@media print': {
    fontSize: '9.5pt',
    '& td, & th': { px: '3pt' },
    '& th:first-of-type': { width: '25%', px: 0 },
    '& thead th': { fontSize: '8pt', py: '1.5pt', whiteSpace: 'nowrap' },
    '& tbody tr, & tfoot tr': { height: '13.5pt' },
    '& td > button': { minHeight: '13pt', px: '3pt' },
    '& tbody tr[data-own] th': { fontWeight: 500, boxShadow: 'none' },
  },
} as const;

/**
 * The table styles in two parts, for tables with additional print styles. The print styles must come after
 * all other styles. A spread does not move a key that already exists. Breakpoint styles that come after the
 * print styles would override them on paper of that width.
 */
export const { '@media print': printTableStyles, ...screenTableStyles } = reportTableStyles;

/**
 * Styles of teams below each other, or in two columns on wide screens. The columns are read from top to
 * bottom.
 */
export const teamColumnsStyles = {
  columnCount: { xs: 1, lg: 2 },
  columnGap: '12px',
  '& > *': { breakInside: 'avoid', mb: 1.5 },
  '@media print': { columnCount: 'auto', '& > *': { mb: 0 } },
} as const;

/** Styles of the store's figures: they are as wide as their content, next to their chart. */
export const topGridStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, max-content) minmax(0, 1fr)' },
  '@media print': { display: 'block' },
} as const;

/**
 * Heights on a phone in pixels: the line of a name, the line of its figures, and the tap target. The tap
 * target overlaps the line of the name.
 */
const NAME_HEIGHT = 22;
const FIGURE_HEIGHT = 38;
const TAP_TARGET_HEIGHT = 44;

/** Selects the figures at the right edge of the frame. */
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
    '& tbody td, & tfoot td, & td:has(> button)': {
      pt: `${NAME_HEIGHT + FIGURE_HEIGHT - TAP_TARGET_HEIGHT}px`,
    },
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
