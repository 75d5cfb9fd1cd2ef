import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { blackOnWhiteStyles, printPageStyles } from '../look/paper';

type Props = {
  /** Prints in landscape, for wide tables. */
  isLandscape?: boolean;
  children: ReactNode;
};

/** A page that is also made for print: black on white and only the figures, in light and dark mode. */
export function ReportPage({ isLandscape = false, children }: Props) {
  return (
    <Box sx={reportPageStyles}>
      <GlobalStyles styles={isLandscape ? [printPageStyles, landscapeStyles] : printPageStyles} />
      {children}
    </Box>
  );
}

const reportPageStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  '@media print': {
    // A block, because rows of a grid do not break across pages.
    display: 'block',
    // Without this padding the last line is cut off at the edge of the page.
    pr: '1px',
    '&, & *': blackOnWhiteStyles,
    '& table': { minWidth: '0 !important' },
  },
} as const;

const landscapeStyles = { '@page': { size: 'landscape' } } as const;
