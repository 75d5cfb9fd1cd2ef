/** Around a grid of deals: it fills what is left of the screen; on paper PrintedGrid stands in its place. */
export const gridFrame = {
  flex: 1,
  minHeight: 320,
  display: 'flex',
  flexDirection: 'column',
  displayPrint: 'none',
} as const;
