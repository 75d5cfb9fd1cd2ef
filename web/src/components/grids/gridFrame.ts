/** The frame around a grid. It fills the rest of the screen; in print, PrintedGrid replaces it. */
export const gridFrameStyles = {
  flex: 1,
  minHeight: 320,
  display: 'flex',
  flexDirection: 'column',
  displayPrint: 'none',
} as const;
