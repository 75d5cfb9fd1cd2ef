import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { Dialog } from '../overlays';
import { ProblemText } from './ProblemText';

type Props = {
  title: string;
  name: string;
  /** In characters. */
  longest: number;
  onName: (name: string) => void;
  /** What becomes of it under this name. */
  hint?: string;
  /** "Save" */
  label: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The other fields of the dialog. */
  children?: ReactNode;
};

/** Asks for a name, and stays open with what was typed when it is refused. */
export function NameDialog(props: Props) {
  const { title, name, longest, onName, hint, label, onSubmit, onClose, children } = props;
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onSubmit();
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="name-title" maxWidth="xs" fullWidth>
      <form onSubmit={event => void submit(event)}>
        <DialogTitle id="name-title">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <TextField
            required
            autoFocus
            label="Name"
            value={name}
            onChange={event => onName(event.target.value)}
            helperText={hint}
            slotProps={{ htmlInput: { maxLength: longest, autoComplete: 'off' } }}
          />
          {children}
          <ProblemText>{problem}</ProblemText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
            {isBusy ? 'Saving...' : label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
