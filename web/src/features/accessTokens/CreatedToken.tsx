import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useToast } from '../../components/Toast';
import type { CreateAccessTokenMutation } from '../../generated/graphql';
import { copyText } from '../../lib/copyText';

/** The new token's text, which nobody can ever show again. */
export function CreatedToken({ created }: { created: CreateAccessTokenMutation['createAccessToken'] }) {
  const { token, accessToken } = created;
  const showToast = useToast();

  async function copy() {
    if (await copyText(token)) showToast('Token copied to clipboard.');
    else showToast('The token could not be copied. Please copy it by hand.', 'warning');
  }

  return (
    <Box role="status" sx={card}>
      <Box sx={{ color: 'status.good.text', fontWeight: 600 }}>
        Copy “{accessToken.name}” now: it is shown this once, and kept nowhere.
      </Box>
      <TextField
        fullWidth
        value={token}
        onFocus={event => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true, 'aria-label': 'The new token' } }}
      />
      <Button variant="contained" onClick={() => void copy()} sx={{ justifySelf: 'start' }}>
        Copy token
      </Button>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  borderRadius: 2,
  typography: 'body2',
  bgcolor: 'status.good.tint',
} as const;
