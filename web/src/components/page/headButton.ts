/**
 * A button with an icon in the header of a page. On a phone only the icon is shown, because the header has no
 * room for the label.
 */
export const headerButtonStyles = {
  px: { xs: 1, sm: 1.5 },
  minWidth: { xs: 44, sm: 64 },
  '& > .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
  '& > span:last-of-type': { display: { xs: 'none', sm: 'inline' } },
} as const;
