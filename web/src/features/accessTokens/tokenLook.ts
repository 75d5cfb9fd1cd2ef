/** Where a token's days have columns of their own; else they run on below its name. */
export const wide = '@media (min-width: 760px)';

const columns = 'minmax(0, 1fr) 104px 104px 116px 136px';

export const headLook = {
  display: 'none',
  [wide]: { display: 'grid' },
  gridTemplateColumns: columns,
  columnGap: 1.5,
  alignItems: 'center',
  height: 32,
  px: 1.5,
  bgcolor: 'ground.sunken',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

export const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name end" "days days"',
  alignItems: 'center',
  columnGap: 1.5,
  px: 1.5,
  py: 1,
  typography: 'body2',
  [wide]: {
    gridTemplateColumns: columns,
    gridTemplateAreas: '"name . . . end"',
    minHeight: 44,
    py: 0.5,
  },
} as const;

/** At its widest no box of its own: its days stand in the columns. */
export const daysLook = {
  gridArea: 'days',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  [wide]: { display: 'contents', typography: 'body2' },
} as const;
