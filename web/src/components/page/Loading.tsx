import Box from '@mui/material/Box';

/** Shows "Loading..." and announces it to screen readers. It appears only after a noticeable wait. */
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
