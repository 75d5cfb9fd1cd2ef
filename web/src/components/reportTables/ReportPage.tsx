import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { SummaryBarSkeleton, TableSkeleton } from '../feedback/Skeletons';
import { blackOnWhiteStyles, printPageStyles } from '../styles/print.styles';
import { teamColumnsStyles } from './reportTable.styles';
import { attachRovingTabIndex } from './rovingTabIndex';

type Props = {
  /** Prints in landscape, for wide tables. */
  isLandscape?: boolean;
  children: ReactNode;
};

/**
 * Renders a page that can be printed. In print, only the figures are shown, black on white, even in dark
 * mode.
 */
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
    // A block element, because rows of a CSS grid do not break across pages.
    display: 'block',
    // Without this padding the last line is cut off at the edge of the page.
    pr: '1px',
    '&, & *': blackOnWhiteStyles,
    '& table': { minWidth: '0 !important' },
  },
} as const;

const landscapeStyles = { '@page': { size: 'landscape' } } as const;

/**
 * Groups figures into one stop of the Tab key. The arrow keys move between the figures. Uses `role="group"`,
 * not `role="grid"`: with a grid, screen readers would lose their own table keys.
 */
export function FigureGroup({ children }: { children: ReactNode }) {
  return (
    <Box
      ref={attachRovingTabIndex}
      role="group"
      aria-label="Figures. Use the arrow keys to move between them."
      sx={figureGroupStyles}
    >
      {children}
    </Box>
  );
}

const figureGroupStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  '@media print': { display: 'block' },
} as const;

/** Renders the placeholder of the store's figures and of four teams. */
export function ReportSkeleton() {
  return (
    <>
      <SummaryBarSkeleton boxes={3} />
      <Box sx={teamColumnsStyles}>
        {['A', 'B', 'C', 'HSE'].map(team => (
          <TableSkeleton key={team} rows={7} />
        ))}
      </Box>
    </>
  );
}
