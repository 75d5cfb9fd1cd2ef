/** Content has one of three widths, whatever the window: of boards and lists, of records, of settings and text. */
export const PAGE_WIDTH = 1600;
const RECORDS_WIDTH = 1100;
export const TEXT_WIDTH = 760;

/**
 * A page whose content is narrower than its head, so that its lines stay readable: the head's buttons are where every other
 * page has them.
 */
export const narrowPage = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :not(header)': { maxWidth: RECORDS_WIDTH },
} as const;
