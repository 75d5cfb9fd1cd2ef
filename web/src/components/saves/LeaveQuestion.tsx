import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

type Props = {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** What is lost by leaving. */
  children: ReactNode;
};

/** Asks before a screen is left over something that is not saved. */
export function LeaveQuestion({ isOpen, onStay, onLeave, children }: Props) {
  return (
    <Dialog open={isOpen} onClose={onStay} data-leave-question>
      <DialogTitle>Leave without saving?</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          Leave
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
