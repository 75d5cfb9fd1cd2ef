/** No page is wider, whatever the window. */
export const PAGE_WIDTH = 1600;

/**
 * A page whose content is narrower than its head, so that its lines stay readable: the head's buttons are where every other
 * page has them.
 */
export const narrowPage = (maxWidth: number) =>
  ({
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :not(header)': { maxWidth },
  }) as const;
