/** How everything lies on paper, whatever the screen's scheme. */
export const blackOnWhite = {
  color: '#000 !important',
  background: 'none !important',
  borderColor: '#999 !important',
  boxShadow: 'none !important',
} as const;

/** What a page that is also meant for paper asks of the whole window. */
export const paper = {
  '@page': { margin: '12mm' },
  '@media print': {
    '.MuiSnackbar-root': { display: 'none !important' },
  },
} as const;
