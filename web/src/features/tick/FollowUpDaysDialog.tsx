import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { LoadError } from '../../components/feedback/LoadError';
import { Loading } from '../../components/feedback/Loading';
import { useToast } from '../../components/feedback/Toast';
import { ProblemText } from '../../components/forms/ProblemText';
import { Dialog } from '../../components/overlays';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useSave } from '../../lib/mutations/useSave';
import { SetToDoDaysDocument, ToDoDaysDocument, type ToDoDaysQuery } from './tick.generated';

type FollowUpDaysValues = Pick<ToDoDaysQuery['toDoDays'], 'confirm' | 'wait'>;

/** Edits the follow-up days of open items (rules.md, Open items), for people who set the working days. */
export function FollowUpDaysDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(ToDoDaysDocument);
  return (
    <Dialog open onClose={onClose} aria-labelledby="to-do-days-title" maxWidth="xs" fullWidth>
      <DialogTitle id="to-do-days-title">Follow-up rules</DialogTitle>
      {data && <FollowUpDaysForm days={data.toDoDays} onClose={onClose} />}
      {!data && (
        <DialogContent>
          {error ? <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} /> : <Loading />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function FollowUpDaysForm({ days, onClose }: { days: FollowUpDaysValues; onClose: () => void }) {
  const { typedValue, isSaving, problem, type, save } =
    useSave<Partial<Record<keyof FollowUpDaysValues, string>>>();
  const [setToDoDays] = useMutation(SetToDoDaysDocument);
  const showToast = useToast();
  const values = { confirm: String(days.confirm), wait: String(days.wait), ...typedValue };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const variables = { confirm: Number(values.confirm), wait: Number(values.wait) };
    const failure = await save(() => setToDoDays({ variables }));
    if (failure) return;
    showToast('Follow-up rules saved.');
    onClose();
  }

  const renderField = (name: keyof FollowUpDaysValues, label: string, prefix: string, suffix: string) => (
    <Box component="p" sx={lineStyles}>
      {prefix}
      <TextField
        type="number"
        required
        value={values[name]}
        onChange={event => type({ ...typedValue, [name]: event.target.value })}
        disabled={isSaving}
        slotProps={{
          htmlInput: { 'aria-label': label, min: 0, max: 365, step: 1, inputMode: 'numeric' },
        }}
        sx={{ width: 84 }}
      />
      {suffix}
    </Box>
  );

  return (
    // The browser validates the bounds and shows errors in the language of the user.
    <form onSubmit={submit}>
      <DialogContent sx={{ pt: 0 }}>
        {renderField('confirm', 'Days until unconfirmed', 'Flag as unconfirmed', 'days after the sale')}
        {renderField('wait', 'Days in TBA or IN FINANCE', 'Flag TBA or IN FINANCE after', 'days')}
        <ProblemText>{problem ?? ''}</ProblemText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </form>
  );
}

const lineStyles = {
  m: 0,
  mb: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
} as const;
