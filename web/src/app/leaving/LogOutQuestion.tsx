import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DAYS_KEPT } from '../../lib/saves/typedTexts';
import { UnsavedList } from './UnsavedList';
import type { UnsavedWork } from './unsavedWork';

type Props = {
  /** Empty when what is not saved is on the page alone. */
  works: readonly UnsavedWork[];
  isSaving: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** What becomes of the unsaved at Log out (sign-in.md, Logging out). Enter discards it, so that nothing stays behind unmeant. */
export function LogOutQuestion({ works, isSaving, onStay, onKeep, onDiscard }: Props) {
  const canKeep = works.length > 0;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="leaving-title"
      aria-describedby="leaving-text"
      onClose={onStay}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="leaving-title">Log out with unsaved work?</DialogTitle>
      <DialogContent id="leaving-text">
        {canKeep ? (
          <>
            You typed this here, and it is not saved:
            <UnsavedList works={works} render={({ what }) => what} />
            {isSaving && 'Something is still being saved. '}
            <strong>Keep:</strong> it stays on this computer for {DAYS_KEPT} days, and is offered only to you.{' '}
            <strong>Discard:</strong> it is erased here, in every tab.
          </>
        ) : (
          'What you changed on this page is not saved, and cannot be kept.'
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onStay}>
          Stay
        </Button>
        {canKeep && (
          <Button variant="outlined" onClick={onKeep}>
            Keep
          </Button>
        )}
        <Button
          autoFocus
          variant="contained"
          color="error"
          onClick={onDiscard}
          // The key that pressed Log out may still be down.
          onKeyDown={event => event.repeat && event.preventDefault()}
        >
          Discard
        </Button>
      </DialogActions>
    </Dialog>
  );
}
