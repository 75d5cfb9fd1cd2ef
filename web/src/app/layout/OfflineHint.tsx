import Box from '@mui/material/Box';
import { useIsOnline } from '../../lib/hooks/useIsOnline';

/** Says that the connection is gone while it is, so that nobody trusts an old figure or wonders about a failed save. */
export function OfflineHint() {
  const isOnline = useIsOnline();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 48, zIndex: 'appBar', displayPrint: 'none' }}>
      {!isOnline && (
        <Box
          sx={{
            px: 2,
            py: 0.75,
            textAlign: 'center',
            bgcolor: 'row.updated',
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          You are offline. What you see may be old. Ups are taken and sent later; deals cannot be saved.
        </Box>
      )}
    </Box>
  );
}
