import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { oneStop } from './oneStop';

/** Figures that the keyboard reaches as one: Tab comes to them and leaves them, the arrow keys go from one to the next. */
export function Board({ children }: { children: ReactNode }) {
  return (
    <Box ref={oneStop} role="group" aria-label="Figures, the arrow keys go from one to the next" sx={board}>
      {children}
    </Box>
  );
}

const board = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  '@media print': { display: 'block' },
} as const;
