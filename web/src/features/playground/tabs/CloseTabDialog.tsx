import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../../components/overlays';

type Props = { onCancel: () => void; onClose: () => void };

/** Asks before something that someone typed, and nobody keeps, is gone. */
export function CloseTabDialog({ onCancel, onClose }: Props) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      aria-labelledby="close-tab-title"
      aria-describedby="close-tab-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="close-tab-title">Close this query?</DialogTitle>
      <DialogContent id="close-tab-text">
        It is not among your saved queries, so it would be gone.
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onCancel} autoFocus>
          Cancel
        </Button>
        <Button variant="contained" color="error" onClick={onClose}>
          Close it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
