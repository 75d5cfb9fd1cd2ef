import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { ProblemText } from '../../components/forms/ProblemText';
import { useSave } from '../../lib/mutations/useSave';
import { SetDisplayMessageDocument } from './displays.generated';

/** Edits the message of all displays. A blank message removes it. */
export function DisplayMessageForm({ message }: { message: string }) {
  const { typed, isSaving, problem, type, save } = useSave<string>();
  const [setMessage] = useMutation(SetDisplayMessageDocument, { refetchQueries: ['Displays'] });
  const showToast = useToast();
  const text = typed ?? message;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const failure = await save(() => setMessage({ variables: { message: text } }));
    if (!failure) showToast(text.trim() ? 'Displays show the message.' : 'Displays show no message.');
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
        <TextField
          label="Message of all displays"
          placeholder="Saturday: two for one on details"
          value={text}
          onChange={event => type(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" disabled={isSaving || text === message}>
          {isSaving ? 'Saving...' : 'Show'}
        </Button>
      </Box>
      <ProblemText>{problem ?? ''}</ProblemText>
    </Box>
  );
}
