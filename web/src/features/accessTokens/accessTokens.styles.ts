/**
 * Matches screens that are wide enough for a column for each date of a token. On narrower screens, the dates
 * are below the token's name.
 */
export const WIDE_SCREEN = '@media (min-width: 760px)';

const gridColumns = 'minmax(0, 1fr) 104px 104px 116px 136px';

export const tokenHeaderStyles = {
  display: 'none',
  [WIDE_SCREEN]: { display: 'grid' },
  gridTemplateColumns: gridColumns,
  columnGap: 1.5,
  alignItems: 'center',
  height: 32,
  px: 1.5,
  bgcolor: 'ground.sunken',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

export const tokenRowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name end" "days days"',
  alignItems: 'center',
  columnGap: 1.5,
  px: 1.5,
  py: 1,
  typography: 'body2',
  [WIDE_SCREEN]: {
    gridTemplateColumns: gridColumns,
    gridTemplateAreas: '"name . . . end"',
    minHeight: 44,
    py: 0.5,
  },
} as const;

/** On wide screens, `display: contents` places the dates in the columns of the row. */
export const tokenDatesStyles = {
  gridArea: 'days',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  [WIDE_SCREEN]: { display: 'contents', typography: 'body2' },
} as const;
