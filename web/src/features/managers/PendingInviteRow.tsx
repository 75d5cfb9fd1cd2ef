import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { CopyField } from '../../components/forms/CopyField';
import { useToast } from '../../components/page/Toast';
import { type PendingInvitesQuery, useRevokeInviteMutation } from '../../generated/graphql';
import { inviteTime, isLastDay, timeLeft } from './inviteTime';
import { useCopyLink } from './useCopyLink';

type Props = {
  invite: PendingInvitesQuery['invites'][number];
  onRevoked: () => void;
  /** It was not: it may be gone already. */
  onNotRevoked: () => void;
};

/** An invite that waits: for whom, by whom, until when, its link, and how to take it back. */
export function PendingInviteRow({ invite, onRevoked, onNotRevoked }: Props) {
  const { id, email, url, createdBy, createdAt, expiresAt } = invite;
  const [isLinkShown, setIsLinkShown] = useState(false);
  const [revoke, { loading }] = useRevokeInviteMutation({ refetchQueries: 'active' });
  const copyLink = useCopyLink();
  const showToast = useToast();
  const now = new Date();

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
    <Box component="li" aria-label={email} sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Box>
        <Box sx={quiet}>
          Invited{createdBy && ` by ${createdBy.name}`} · {inviteTime(createdAt)}
        </Box>
        <Box sx={isLastDay(expiresAt, now) ? { ...quiet, ...urgent } : quiet}>
          Expires {timeLeft(expiresAt, now)} · {inviteTime(expiresAt)}
        </Box>
      </Box>
      <Box sx={actions}>
        <Button onClick={() => void copy()}>Copy link</Button>
        <ConfirmButton
          label="Revoke"
          confirmLabel="Confirm Revoke"
          busyLabel="Revoking..."
          isBusy={loading}
          onConfirm={() => void takeBack()}
          sx={unframed}
        />
      </Box>
      {isLinkShown && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CopyField label={`Invite link for ${email}`} value={url} />
        </Box>
      )}
    </Box>
  );
}

/** Whom it is for, and beside it what can be done; below it where there is no room. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  py: 1,
  typography: 'body2',
} as const;

const quiet = {
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const urgent = { color: 'status.bad.text', fontWeight: 600 } as const;

/** Below the e-mail their words stand under its own, though the buttons are wider. */
const actions = { display: 'flex', gap: 0.5, ml: { xs: -1.5, sm: 0 }, mr: -0.5 } as const;

/** Text, until it asks. */
const unframed = { '&.MuiButton-outlined': { borderColor: 'transparent' } } as const;
