import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../components/overlays';
import { useViewer } from '../../lib/viewer';
import type { ManagedPerson } from './managedPerson';

type Props = { person: ManagedPerson; onCancel: () => void; onConfirm: () => void };

/** Asks before someone is made inactive, because it binds at once. */
export function DeactivateDialog({ person: { employee }, onCancel, onConfirm }: Props) {
  const isViewer = useViewer().id === employee.id;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      aria-labelledby="deactivate-title"
      aria-describedby="deactivate-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="deactivate-title">
        {isViewer ? 'Make yourself inactive?' : `Make ${employee.name} inactive?`}
      </DialogTitle>
      <DialogContent id="deactivate-text">
        {isViewer
          ? 'You are signed out at once, and only someone else can let you in again.'
          : 'They are signed out at once and can no longer sign in. Their deals and ups stay as they are.'}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onCancel} autoFocus>
          Cancel
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          Make inactive
        </Button>
      </DialogActions>
    </Dialog>
  );
}
