/** A button with a sign at the end of a page's head. On a phone it is the sign alone: the head's line has no room for its word. */
export const headButton = {
  px: { xs: 1, sm: 1.5 },
  minWidth: { xs: 44, sm: 64 },
  '& > .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
  '& > span:last-of-type': { display: { xs: 'none', sm: 'inline' } },
} as const;
