import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ProblemText } from '../../../components/forms/ProblemText';
import { Dialog } from '../../../components/overlays';
import { useSave } from '../../../lib/saves/useSave';

type Props = {
  /** What is deleted, in words: "2:15 PM, Ann Ames, Doe". */
  what: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a row is deleted. */
export function DeleteUpDialog({ what, onDelete, onClose }: Props) {
  const { isSaving: isDeleting, problem, save } = useSave<never>();

  async function erase() {
    if (!isDeleting && !(await save(onDelete))) onClose();
  }

  return (
    <Dialog open role="alertdialog" aria-labelledby="delete-up" onClose={onClose} maxWidth="xs" fullWidth>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <strong id="delete-up">Are you sure you want to delete this up?</strong>
        {what && <span>{what}</span>}
        <ProblemText>{problem ?? ''}</ProblemText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          color="error"
          variant="contained"
          autoFocus
          disabled={isDeleting}
          onClick={() => void erase()}
        >
          {isDeleting ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
