import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { ProblemText } from '../../components/forms/ProblemText';
import { Dialog, Select } from '../../components/overlays';
import type { DisplayInput } from '../../generated/types';
import { toErrorMessage } from '../../lib/apollo/errors';
import { BoardOrder } from './BoardOrder';
import { ChangeDisplayDocument, type DisplayFieldsFragment, PairDisplayDocument } from './displays.generated';

type DisplayFormValues = Required<DisplayInput>;

const defaultValues: DisplayFormValues = {
  name: '',
  boards: ['LEADERBOARD', 'TICK_SHEET', 'POT_OF_GOLD', 'DELIVERIES', 'MESSAGE'],
  seconds: 20,
  theme: 'DARK',
  showsGross: false,
  hasSound: false,
};

const toFormValues = ({
  name,
  boards,
  seconds,
  theme,
  showsGross,
  hasSound,
}: DisplayFieldsFragment): DisplayFormValues => ({
  name,
  boards,
  seconds,
  theme,
  showsGross,
  hasSound,
});

type DisplayDialogProps = {
  /** The display to change. Undefined when a new display is paired. */
  display: DisplayFieldsFragment | undefined;
  onClose: () => void;
};

export function DisplayDialog({ display, onClose }: DisplayDialogProps) {
  const [letters, setLetters] = useState('');
  const [form, setForm] = useState(() => (display ? toFormValues(display) : defaultValues));
  const [problem, setProblem] = useState('');
  const [pair, { loading: isPairing }] = useMutation(PairDisplayDocument, { refetchQueries: ['Displays'] });
  const [change, { loading: isChanging }] = useMutation(ChangeDisplayDocument);
  const showToast = useToast();
  const isSaving = isPairing || isChanging;
  const updateForm = (changes: Partial<DisplayFormValues>) =>
    setForm(previous => ({ ...previous, ...changes }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setProblem('');
    try {
      if (display) await change({ variables: { id: display.id, input: form } });
      else await pair({ variables: { letters, input: form } });
      showToast(display ? `“${form.name}” will update in a few seconds.` : `“${form.name}” is paired.`);
      onClose();
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  }

  const renderCheckbox = (name: 'showsGross' | 'hasSound', label: string) => (
    <FormControlLabel
      control={
        <Checkbox checked={form[name]} onChange={event => updateForm({ [name]: event.target.checked })} />
      }
      label={label}
    />
  );

  return (
    <Dialog open onClose={onClose} aria-labelledby="display-title" maxWidth="xs" fullWidth>
      <DialogTitle id="display-title">{display ? 'Edit display' : 'Pair a display'}</DialogTitle>
      <form onSubmit={event => void submit(event)}>
        <DialogContent sx={{ pt: 0.5, display: 'grid', gap: 2 }}>
          {!display && (
            <TextField
              required
              autoFocus
              label="Code on the screen"
              value={letters}
              onChange={event => setLetters(event.target.value.toUpperCase())}
              slotProps={{
                htmlInput: {
                  maxLength: 12,
                  autoComplete: 'off',
                  spellCheck: false,
                  autoCapitalize: 'characters',
                },
              }}
            />
          )}
          <TextField
            required
            label="Location"
            placeholder="Showroom"
            value={form.name}
            onChange={event => updateForm({ name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          />
          <BoardOrder selected={form.boards} onChange={selected => updateForm({ boards: selected })} />
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
            <TextField
              required
              type="number"
              label="Seconds per board"
              value={form.seconds || ''}
              onChange={event => updateForm({ seconds: Number(event.target.value) })}
              slotProps={{ htmlInput: { min: 5, max: 300, step: 1, inputMode: 'numeric' } }}
            />
            <Select
              label="Theme"
              value={form.theme}
              onChange={event => updateForm({ theme: event.target.value === 'DARK' ? 'DARK' : 'LIGHT' })}
            >
              <MenuItem value="DARK">Dark</MenuItem>
              <MenuItem value="LIGHT">Light</MenuItem>
            </Select>
          </Box>
          <Box sx={{ display: 'grid' }}>
            {renderCheckbox('showsGross', 'Show gross on the leaderboard')}
            {renderCheckbox('hasSound', 'Play a sound for each sale')}
          </Box>
          <ProblemText>{problem}</ProblemText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving || form.boards.length === 0}>
            {isSaving ? 'Saving...' : display ? 'Save' : 'Pair'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
