import Box from '@mui/material/Box';
import { useSettled } from '../../lib/hooks/settled';
import { useIsReconnecting } from '../../lib/live/live';

/** A blink of the connection is nobody's business. */
const NOTICED_AFTER_MS = 1000;

/** Says, quietly, that others' changes do not come in at the moment: the figures may be old. */
export function LiveHint() {
  const isReconnecting = useIsReconnecting();
  const wasReconnecting = useSettled(isReconnecting, NOTICED_AFTER_MS);
  return (
    <Box
      component="span"
      role="status"
      sx={{ typography: 'caption', color: 'text.secondary', displayPrint: 'none' }}
    >
      {isReconnecting && wasReconnecting && 'Reconnecting…'}
    </Box>
  );
}
