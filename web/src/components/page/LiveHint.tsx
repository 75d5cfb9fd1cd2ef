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
    <Box component="span" role="status" sx={hintStyles}>
      {isReconnecting && wasReconnecting && 'Reconnecting…'}
    </Box>
  );
}

/** Below the bar and over the page: it comes and goes without moving anything. */
const hintStyles = {
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
