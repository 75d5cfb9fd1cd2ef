/** Styles of a selected cell. The outline makes the selection visible without color. */
export const selectedCellStyles = {
  bgcolor: 'accent.soft',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
} as const;
