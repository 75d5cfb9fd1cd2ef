import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { CopyField } from '../../components/forms/CopyCard';
import { FramedRow } from '../../components/lists/itemLists';
import { inviteTime, isLastDay, timeLeft } from './inviteTime';
import { type PendingInvitesQuery, RevokeInviteDocument } from './managers.generated';
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
  const [revoke, { loading }] = useMutation(RevokeInviteDocument, { refetchQueries: 'active' });
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
    <FramedRow
      title={email}
      facts={
        <>
          <div>
            Invited{createdBy && ` by ${createdBy.name}`} · {inviteTime(createdAt)}
          </div>
          <Box sx={isLastDay(expiresAt, now) ? urgent : undefined}>
            Expires {timeLeft(expiresAt, now)} · {inviteTime(expiresAt)}
          </Box>
        </>
      }
      actions={
        <>
          <Button onClick={() => void copy()}>Copy link</Button>
          <ConfirmButton
            label="Revoke"
            confirmLabel="Confirm Revoke"
            busyLabel="Revoking..."
            isBusy={loading}
            isQuiet
            onConfirm={() => void takeBack()}
          />
        </>
      }
    >
      {isLinkShown && <CopyField label={`Invite link for ${email}`} value={url} />}
    </FramedRow>
  );
}

const urgent = { color: 'status.bad.text', fontWeight: 600 } as const;
