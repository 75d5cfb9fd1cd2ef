import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { attachRovingTabIndex } from './oneStop';

/** Groups figures into one stop of the Tab key. The arrow keys move from figure to figure. */
export function FigureGroup({ children }: { children: ReactNode }) {
  return (
    <Box ref={attachRovingTabIndex} role="group" aria-label="Figures, the arrow keys go from one to the next" sx={figureGroupStyles}>
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
