import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';

/** Shows "Loading..." and announces it to screen readers. The text appears only after a noticeable wait. */
export function Loading() {
  return (
    <Box
      role="status"
      sx={{
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 100ms linear 150ms backwards',
      }}
    >
      Loading...
    </Box>
  );
}

/** Dims the last result and makes it inert while the next result is loading. */
export function PendingOverlay({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <>
      <Box sx={{ height: 2, my: -0.5, displayPrint: 'none' }}>
        {isPending && <LinearProgress aria-label="Loading..." sx={{ height: 2 }} />}
      </Box>
      <Box
        inert={isPending}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
          opacity: isPending ? 0.5 : 1,
          '@media print': { display: 'block' },
        }}
      >
        {children}
      </Box>
    </>
  );
}
