import TextField from '@mui/material/TextField';

/** The link, to read and to copy by hand: whole as soon as it is touched. */
export function InviteLink({ email, url }: { email: string; url: string }) {
  return (
    <TextField
      fullWidth
      value={url}
      onFocus={event => event.target.select()}
      slotProps={{ htmlInput: { readOnly: true, 'aria-label': `Invite link for ${email}` } }}
    />
  );
}
