import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OfflineIcon } from '../../../components/icons/icons';
import { UnsavedNotice } from '../../../components/saving/UnsavedNotice';
import { useNewUps, usePendingUp } from './useNewUps';

/** Shows whether a new up waits, is being sent or was rejected (up-log.md, Offline). */
export function PendingUpNote({ upKey }: { upKey: string }) {
  const newUps = useNewUps();
  const { engine } = newUps;
  const pendingUp = usePendingUp(upKey);
  if (!pendingUp) return null;
  const { save } = pendingUp;
  const isStored = newUps.isStored(upKey);
  if (isStored && save.status === 'saving') return null;
  if (save.status !== 'failed')
    return (
      <Box sx={noteStyles}>
        <OfflineIcon aria-hidden="true" sx={{ fontSize: 16 }} />
        {save.status === 'saving'
          ? 'Sending this up...'
          : isStored
            ? 'Saved on this device. Will be sent when you’re back online.'
            : 'This up is saved on this device. It will be sent when you’re back online.'}
      </Box>
    );
  return (
    <UnsavedNotice
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => void engine.retry(save.cell)}>
            Try again
          </Button>
          <Button color="inherit" onClick={() => newUps.discardNew(upKey) || engine.discard(save.cell)}>
            Dismiss
          </Button>
        </>
      }
    >
      <strong>{isStored ? 'Customer' : 'This up'}</strong> was not saved. {save.message}
    </UnsavedNotice>
  );
}

const noteStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  typography: 'caption',
  color: 'text.secondary',
} as const;
