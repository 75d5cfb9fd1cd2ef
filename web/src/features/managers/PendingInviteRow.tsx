import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmButton } from '../../components/ConfirmButton';
import { CopyField } from '../../components/CopyField';
import { useToast } from '../../components/Toast';
import { type PendingInvitesQuery, useRevokeInviteMutation } from '../../generated/graphql';
import { inviteTime } from './inviteTime';
import { useCopyLink } from './useCopyLink';

type Props = {
  invite: PendingInvitesQuery['invites'][number];
  onRevoked: () => void;
  /** It was not: it may be gone already. */
  onNotRevoked: () => void;
};

/** An invite that waits: for whom, until when, its link, and how to take it back. */
export function PendingInviteRow({ invite, onRevoked, onNotRevoked }: Props) {
  const { id, email, url, createdAt, expiresAt } = invite;
  const [isLinkShown, setIsLinkShown] = useState(false);
  const [revoke, { loading }] = useRevokeInviteMutation({ refetchQueries: 'active' });
  const copyLink = useCopyLink();
  const showToast = useToast();

  async function copy() {
    setIsLinkShown(!(await copyLink(url)));
  }

  async function takeBack() {
    try {
      await revoke({ variables: { id } });
      onRevoked();
      showToast('Invite revoked successfully');
    } catch {
      showToast('Failed to revoke invite', 'error');
      onNotRevoked();
    }
  }

  return (
    <Box component="li" aria-label={email} sx={card}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        Created {inviteTime(createdAt)} · Expires {inviteTime(expiresAt)}
      </Box>
      {isLinkShown && <CopyField label={`Invite link for ${email}`} value={url} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy link
        </Button>
        <ConfirmButton
          label="Revoke"
          confirmLabel="Confirm Revoke"
          busyLabel="Revoking..."
          isBusy={loading}
          onConfirm={() => void takeBack()}
        />
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 0.75,
  px: 1.5,
  py: 1,
  typography: 'body2',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
