/** Screens that fit the four fields of a person and Update on one line. Narrower screens use two lines. */
export const WIDE_SCREEN = '@media (min-width: 760px)';

/** Screens that are too narrow for a position and a team next to each other. */
const NARROWEST_SCREEN = '@media (max-width: 369.95px)';

/**
 * Columns of a row and of the header above it. The last column is reserved for Update, which is not always
 * shown.
 */
export const wideColumnsStyles = {
  gridTemplateColumns: 'minmax(140px, 1fr) 172px 84px 112px 96px',
  columnGap: 1,
  px: 1.5,
} as const;

/** One line on wide screens. Otherwise the person is above the selects, with Update next to the name. */
export const employeeRowStyles = {
  display: 'grid',
  alignItems: 'center',
  px: 1.5,
  py: 0.5,
  columnGap: 0.5,
  typography: 'body2',
  gridTemplateColumns: 'minmax(0, 1fr) 76px 104px',
  // The first row has room for Update, which is not always shown.
  gridTemplateRows: 'minmax(44px, auto) auto auto',
  gridTemplateAreas: '"person person update" "position team active" "problem problem problem"',
  [NARROWEST_SCREEN]: {
    gridTemplateAreas:
      '"person person update" "position position active" "team team team" "problem problem problem"',
  },
  [WIDE_SCREEN]: {
    ...wideColumnsStyles,
    py: 0.25,
    gridTemplateRows: 'minmax(40px, auto) auto',
    gridTemplateAreas: '"person position team active update" "problem problem problem problem problem"',
  },
} as const;

/** Aligns the text of a select with the name above it. */
const alignedStyles = { ml: -1, minWidth: 0, [WIDE_SCREEN]: { ml: 0 } } as const;

export const positionStyles = { gridArea: 'position', ...alignedStyles } as const;

export const teamStyles = { gridArea: 'team', minWidth: 0, [NARROWEST_SCREEN]: { ml: -1 } } as const;

/** On narrow screens, a position without a team also fills the column of the team. */
export const positionWithoutTeamStyles = {
  gridRow: 'position',
  gridColumn: 'position-start / active-start',
  ...alignedStyles,
  [WIDE_SCREEN]: { gridColumn: 'position', ml: 0 },
} as const;
