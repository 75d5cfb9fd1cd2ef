const phoneMedia = '@media (max-width: 599.95px)';

/**
 * A SummaryBar on a phone: one low frame, with each figure next to its label and only as wide as necessary.
 */
export const phoneSummaryBarStyles = {
  [phoneMedia]: {
    '& dl': {
      px: 1,
      py: 0.5,
      columnGap: 1,
      rowGap: 0.25,
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
      bgcolor: 'background.paper',
    },
    '& dl > div': {
      p: 0,
      display: 'flex',
      alignItems: 'baseline',
      columnGap: 0.5,
      containerType: 'normal',
      border: 0,
      bgcolor: 'transparent',
    },
    '& dl > div > dt, & dl > div > dd': { fontSize: '0.75rem' },
    // Reserves the width before the figures are loaded.
    '& dl > div > dd': { minWidth: '3ch' },
  },
} as const;

/** Sums of money below the row of counts: larger, and each below its label. */
export const phoneSumsStyles = {
  [phoneMedia]: {
    // Extends the tap targets above and below the frame, where no other target is.
    '& dl > div:nth-of-type(-n + 3) button::after': { top: '-16px', bottom: '-6px' },
    '& dl > div:nth-of-type(n + 4)': { display: 'block' },
    '& dl > div:nth-of-type(n + 4) button::after': { top: '4px', bottom: '-12px' },
    '& dl > div:nth-of-type(n + 4) > dd': {
      minWidth: '11ch',
      fontSize: 'clamp(0.75rem, 3.75vw, 0.9375rem)',
    },
  },
} as const;
