import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { ProblemText } from '../../components/forms/ProblemText';
import { Dialog } from '../../components/page/overlays';
import { useToast } from '../../components/page/Toast';
import { useSavedQueriesQuery, useSaveQueryMutation } from '../../generated/graphql';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { isSame, type TypedQuery } from './queryLink';

type Props = { query: TypedQuery; onClose: () => void };

/** Asks for a name under which to keep a query; one's own query of that name is replaced, and the dialog says so. */
export function SaveDialog({ query, onClose }: Props) {
  const own = useSavedQueriesQuery().data?.savedQueries ?? [];
  const [name, setName] = useState(
    () => own.find(each => isSame({ ...each, variables: each.variables ?? '' }, query))?.name ?? '',
  );
  const [problem, setProblem] = useState('');
  const [save, { loading }] = useSaveQueryMutation({ refetchQueries: ['SavedQueries'] });
  const showToast = useToast();
  const isReplacing = own.some(each => each.name === name.trim());

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    try {
      await save({ variables: { name, ...query } });
      showToast(`“${name.trim()}” is saved.`);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="save-title" maxWidth="xs" fullWidth>
      <form onSubmit={event => void submit(event)}>
        <DialogTitle id="save-title">Save this query</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <TextField
            required
            autoFocus
            label="Name"
            value={name}
            onChange={event => setName(event.target.value)}
            helperText={isReplacing ? 'Replaces your query of that name.' : 'Only you see it.'}
            slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
          />
          <ProblemText>{problem}</ProblemText>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={loading || name.trim() === ''}>
            {loading ? 'Saving...' : isReplacing ? 'Replace' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
