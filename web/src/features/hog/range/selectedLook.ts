/** A cell that is one of several that are selected; a ring, for those who see no tint. */
export const selectedLook = {
  bgcolor: 'accent.soft',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
} as const;
