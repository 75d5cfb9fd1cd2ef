import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { ProblemText } from '../../components/forms/ProblemText';
import { getRejection } from '../../lib/apollo/errors';
import { CreateInviteDocument, type CreateInviteMutation } from './managers.generated';

type InviteFormProps = { onCreated: (invite: CreateInviteMutation['createInvite'] | null) => void };

/** Renders an email field and the button that creates an invite. The browser validates the address. */
export function InviteForm({ onCreated }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [createInvite, { loading }] = useMutation(CreateInviteDocument, { refetchQueries: 'active' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    setProblem('');
    onCreated(null);
    try {
      const { data } = await createInvite({ variables: { email } });
      if (!data) return;
      onCreated(data.createInvite);
      setEmail('');
    } catch (error) {
      setProblem(getRejection(error) ?? 'Failed to send invite');
    }
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
        <TextField
          required
          type="email"
          label="E-mail"
          value={email}
          onChange={event => setEmail(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false } }}
          sx={{ flex: 1 }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={loading}
          sx={{ whiteSpace: 'nowrap', minWidth: 120 }}
        >
          {loading ? 'Creating...' : 'Create Invite'}
        </Button>
      </Box>
      <ProblemText>{problem}</ProblemText>
    </Box>
  );
}
