import Box from '@mui/material/Box';
import { useDebounced } from '../../lib/hooks/settled';
import { useIsReconnecting } from '../../lib/live/live';

/** Shorter interruptions of the connection are not shown. */
const SHOW_AFTER_MS = 1000;

/** Shows that live updates are interrupted, so the figures may be out of date. */
export function ConnectionStatus() {
  const isReconnecting = useIsReconnecting();
  const wasReconnecting = useDebounced(isReconnecting, SHOW_AFTER_MS);
  return (
    <Box component="span" role="status" sx={connectionStatusStyles}>
      {isReconnecting && wasReconnecting && 'Reconnecting…'}
    </Box>
  );
}

/** Floats above the page, so that nothing moves when it appears. */
const connectionStatusStyles = {
  position: 'fixed',
  top: 50,
  left: '50%',
  zIndex: 'appBar',
  transform: 'translateX(-50%)',
  px: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 1,
  typography: 'caption',
  color: 'text.secondary',
  displayPrint: 'none',
  '&:empty': { px: 0, boxShadow: 'none' },
} as const;
