import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { formatMonthTitle } from '../../components/closedMonths/closedMonths';
import { useToast } from '../../components/feedback/Toast';
import { ProblemText } from '../../components/forms/ProblemText';
import { Dialog } from '../../components/overlays';
import { useSave } from '../../lib/mutations/useSave';
import { ReopenMonthDocument } from './closing.generated';

type Props = { month: string; onClose: () => void };

export function ReopenMonthDialog({ month, onClose }: Props) {
  const { typedValue, isSaving, problem, type, save } = useSave<string>();
  const [reopenMonth] = useMutation(ReopenMonthDocument, { refetchQueries: ['StoreMonths'] });
  const showToast = useToast();
  const title = formatMonthTitle(month);
  const reason = typedValue ?? '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || (await save(() => reopenMonth({ variables: { month, reason } })))) return;
    showToast(`${title} was reopened.`);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="reopen-month" maxWidth="xs" fullWidth>
      <DialogTitle id="reopen-month">Reopen {title}</DialogTitle>
      <form onSubmit={event => void submit(event)}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
          <span>Its deals can change again. The figures at close stay on record.</span>
          <TextField
            required
            autoFocus
            multiline
            label="Reason"
            value={reason}
            onChange={event => type(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
          />
          <ProblemText>{problem ?? ''}</ProblemText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving || reason.trim() === ''}>
            {isSaving ? 'Reopening...' : 'Reopen'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
