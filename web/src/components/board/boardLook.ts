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

/** Dense on a desktop, compact on a phone, larger on a display. All columns are visible from 360 px on. */
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
 * The table styles in two parts, for tables with additional print styles. Print styles must come after all
 * others, but a key that is spread first stays first. Breakpoint styles that come later would win on a sheet
 * of that width.
 */
export const { '@media print': printTableStyles, ...screenTableStyles } = reportTableStyles;

/** Teams below each other, or in two columns on wide screens, which are read from top to bottom. */
export const teamColumnsStyles = {
  columnCount: { xs: 1, lg: 2 },
  columnGap: '12px',
  '& > *': { breakInside: 'avoid', mb: 1.5 },
  '@media print': { columnCount: 'auto', '& > *': { mb: 0 } },
} as const;

/** The store's figures, as wide as their content, next to their chart. */
export const topGridStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, max-content) minmax(0, 1fr)' },
  '@media print': { display: 'block' },
} as const;
