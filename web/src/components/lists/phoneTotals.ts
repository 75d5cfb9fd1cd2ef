const phone = '@media (max-width: 599.95px)';

/** A TotalsStrip on a phone: one low frame, each figure in a line with its name and as wide as it needs. */
export const phoneTotals = {
  [phone]: {
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
    // As wide before the figures are there.
    '& dl > div > dd': { minWidth: '3ch' },
  },
} as const;

/** Below the line of counts, sums of money: larger, each under its name. */
export const phoneSums = {
  [phone]: {
    // A thumb presses above and below the frame as well, where there is nothing else to press.
    '& dl > div:nth-of-type(-n + 3) button::after': { top: '-16px', bottom: '-6px' },
    '& dl > div:nth-of-type(n + 4)': { display: 'block' },
    '& dl > div:nth-of-type(n + 4) button::after': { top: '4px', bottom: '-12px' },
    '& dl > div:nth-of-type(n + 4) > dd': {
      minWidth: '11ch',
      fontSize: 'clamp(0.75rem, 3.75vw, 0.9375rem)',
    },
  },
} as const;
