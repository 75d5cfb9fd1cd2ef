/** Styles of all elements in print, in light and dark mode. */
export const blackOnWhiteStyles = {
  color: '#000 !important',
  background: 'none !important',
  borderColor: '#999 !important',
  boxShadow: 'none !important',
} as const;

/** Global styles of a page that can be printed. */
export const printPageStyles = {
  '@page': { margin: '12mm' },
  '@media print': {
    '.MuiSnackbar-root': { display: 'none !important' },
  },
} as const;
