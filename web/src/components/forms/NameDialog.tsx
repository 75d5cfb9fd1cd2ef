import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { toErrorMessage } from '../../lib/apollo/errors';
import { Dialog } from '../overlays';
import { ProblemText } from './ProblemText';

type Props = {
  title: string;
  name: string;
  /** Maximum length of the name in characters. */
  maxLength: number;
  onNameChange: (name: string) => void;
  /** The effect of saving under this name. */
  hint?: string;
  /** The label of the submit button, such as "Save". */
  label: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
};

/** Renders a dialog to enter a name. After an error, the dialog stays open with the entered name. */
export function NameDialog(props: Props) {
  const { title, name, maxLength, onNameChange, hint, label, onSubmit, onClose, children } = props;
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
      setProblem(toErrorMessage(error));
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
            onChange={event => onNameChange(event.target.value)}
            helperText={hint}
            slotProps={{ htmlInput: { maxLength, autoComplete: 'off' } }}
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
