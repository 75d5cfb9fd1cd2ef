import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that the connection is gone while it is, so that nobody trusts an old figure or wonders about a failed save. */
export function OfflineHint() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
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
          You are offline. What you see may be old, and changes cannot be saved.
        </Box>
      )}
    </Box>
  );
}
