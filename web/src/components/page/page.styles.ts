/**
 * The widest of the three content widths, in pixels: for reports and lists. Records and settings are
 * narrower.
 */
export const PAGE_WIDTH = 1600;
const RECORDS_WIDTH = 1100;
export const TEXT_WIDTH = 760;

/**
 * Limits the content to a readable width. The header keeps the full width, so that its buttons are in the
 * same position on every page.
 */
export const narrowPageStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :not(header)': { maxWidth: RECORDS_WIDTH },
} as const;
