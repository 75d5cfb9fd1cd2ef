import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ProblemText } from '../../../components/forms/ProblemText';
import { Dialog } from '../../../components/overlays';
import { useSave } from '../../../lib/saves/useSave';

type Props = { name: string; onCheckOut: () => Promise<void>; onClose: () => void };

/** Asks before someone loses their place. */
export function CheckOutQuestion({ name, onCheckOut, onClose }: Props) {
  const { isSaving, problem, save } = useSave<never>();

  async function checkOut() {
    if (!isSaving && !(await save(onCheckOut))) onClose();
  }

  return (
    <Dialog open role="alertdialog" aria-labelledby="check-out" onClose={onClose} maxWidth="xs" fullWidth>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <strong id="check-out">Check out {name}?</strong>
        <span>The place in turn is lost.</span>
        <ProblemText>{problem ?? ''}</ProblemText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" autoFocus disabled={isSaving} onClick={() => void checkOut()}>
          Check out
        </Button>
      </DialogActions>
    </Dialog>
  );
}
