import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { CopyCard } from '../../components/forms/CopyCard';
import { ProblemText } from '../../components/forms/ProblemText';
import { Select } from '../../components/overlays';
import { toErrorMessage } from '../../lib/apollo/errors';
import { copyText } from '../../lib/copyText';
import { addDays } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { CreateAccessTokenDocument, type CreateAccessTokenMutation } from './accessTokens.generated';

const LIFETIMES_DAYS = [30, 90, 365] as const;

type AccessTokenFormProps = {
  onCreated: (createdToken: CreateAccessTokenMutation['createAccessToken'] | null) => void;
};

export function AccessTokenForm({ onCreated }: AccessTokenFormProps) {
  const today = useStoreToday();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(90);
  const [problem, setProblem] = useState('');
  const [create, { loading }] = useMutation(CreateAccessTokenDocument, { refetchQueries: ['AccessTokens'] });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    setProblem('');
    onCreated(null);
    try {
      const { data } = await create({ variables: { name, expiresOn: addDays(today, days) } });
      if (!data) return;
      onCreated(data.createAccessToken);
      setName('');
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  }

  return (
    <Box component="form" onSubmit={event => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <TextField
          required
          label="Name"
          placeholder="Office gross sheet"
          value={name}
          onChange={event => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          sx={{ flex: '1 1 220px' }}
        />
        <Select
          label="Expires in"
          value={days}
          onChange={event => setDays(Number(event.target.value))}
          sx={{ minWidth: 120 }}
        >
          {LIFETIMES_DAYS.map(each => (
            <MenuItem key={each} value={each}>
              {each} days
            </MenuItem>
          ))}
        </Select>
        <Button type="submit" variant="contained" disabled={loading} sx={{ minWidth: 120 }}>
          {loading ? 'Creating...' : 'Create token'}
        </Button>
      </Box>
      <ProblemText>{problem}</ProblemText>
    </Box>
  );
}

/** Shows the text of a new token. The text cannot be shown again later. */
export function CreatedToken({
  createdToken,
}: {
  createdToken: CreateAccessTokenMutation['createAccessToken'];
}) {
  const { token, accessToken } = createdToken;
  const showToast = useToast();

  async function copy() {
    if (await copyText(token)) showToast('Token copied to clipboard.');
    else showToast('Couldn’t copy the token. Copy it manually.', 'warning');
  }

  return (
    <CopyCard
      title={`Copy “${accessToken.name}” now. It won’t be shown again.`}
      label="New token"
      value={token}
      button="Copy token"
      onCopy={() => void copy()}
    />
  );
}
