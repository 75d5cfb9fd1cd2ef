/** The frame around a part of a page. It cuts at its corners without a scroller of its own, so that a head in it stays in sight. */
export const framed = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'clip',
} as const;
