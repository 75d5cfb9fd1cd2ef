import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { InviteLink } from './InviteLink';
import { useCopyLink } from './useCopyLink';

/** What to do with the invite that was just made. */
export function CreatedInvite({ email, url }: { email: string; url: string }) {
  const copyLink = useCopyLink();
  return (
    <Box role="status" sx={card}>
      <Box sx={{ color: 'status.good.text', fontWeight: 600 }}>
        Invite created successfully! Share the link below:
      </Box>
      <InviteLink email={email} url={url} />
      <Button variant="contained" onClick={() => void copyLink(url)} sx={{ justifySelf: 'start' }}>
        Copy link
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
