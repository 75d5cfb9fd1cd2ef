import Box from '@mui/material/Box';

/** "Loading...", said and shown; it appears only when the wait is long enough to be noticed. */
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
