/**
 * The frame around a part of a page. `clip` cuts its corners without a scroll container, so that a sticky
 * header inside works.
 */
export const framedStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'clip',
} as const;
