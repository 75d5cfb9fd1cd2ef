import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';

/** Holds the last answer in its place, out of reach, while the next one is loading. */
export function Settling({ isSettling, children }: { isSettling: boolean; children: ReactNode }) {
  return (
    <>
      <Box sx={{ height: 2, my: -0.5, displayPrint: 'none' }}>
        {isSettling && <LinearProgress aria-label="Loading..." sx={{ height: 2 }} />}
      </Box>
      <Box
        inert={isSettling}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
          opacity: isSettling ? 0.5 : 1,
          '@media print': { display: 'block' },
        }}
      >
        {children}
      </Box>
    </>
  );
}
