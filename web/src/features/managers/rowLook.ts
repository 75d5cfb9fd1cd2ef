/** Where a person's four fields and Update have room side by side; below it they stand in two lines. */
export const wide = '@media (min-width: 760px)';

/** Where a position and a team beside each other would be cut. */
const narrowest = '@media (max-width: 369.95px)';

/** The columns of a row and of the head above it; the last is Update's, which keeps its room while it is not there. */
export const wideColumns = {
  gridTemplateColumns: 'minmax(140px, 1fr) 172px 84px 112px 96px',
  columnGap: 1,
  px: 1.5,
} as const;

/** One line where there is room; else the person above the choices, with Update beside the name. */
export const rowLook = {
  display: 'grid',
  alignItems: 'center',
  px: 1.5,
  py: 0.5,
  columnGap: 0.5,
  typography: 'body2',
  gridTemplateColumns: 'minmax(0, 1fr) 76px 104px',
  // The first has room for Update, which comes and goes.
  gridTemplateRows: 'minmax(44px, auto) auto auto',
  gridTemplateAreas: '"who who update" "position team active" "problem problem problem"',
  [narrowest]: {
    gridTemplateAreas:
      '"who who update" "position position active" "team team team" "problem problem problem"',
  },
  [wide]: {
    ...wideColumns,
    py: 0.25,
    gridTemplateRows: 'minmax(40px, auto) auto',
    gridTemplateAreas: '"who position team active update" "problem problem problem problem problem"',
  },
} as const;

/** Its words stand under the name where it is below it. */
const flush = { ml: -1, minWidth: 0, [wide]: { ml: 0 } } as const;

export const positionPlace = { gridArea: 'position', ...flush } as const;

export const teamPlace = { gridArea: 'team', minWidth: 0, [narrowest]: { ml: -1 } } as const;

/** A position that comes without a team takes the team's place where room is scarce. */
export const wholePosition = {
  gridRow: 'position',
  gridColumn: 'position-start / active-start',
  ...flush,
  [wide]: { gridColumn: 'position', ml: 0 },
} as const;
