import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { CopyField } from '../../components/forms/CopyCard';
import { FramedRow } from '../../components/page/itemLists';
import { copyText } from '../../lib/copyText';
import { formatInviteTime, formatTimeLeft, isLastDay } from './inviteTime';
import { type PendingInvitesQuery, RevokeInviteDocument } from './managers.generated';

type Props = {
  invite: PendingInvitesQuery['invites'][number];
  onRevoked: () => void;
  /** Called when the invite could not be revoked, for example because it no longer exists. */
  onRevokeFailed: () => void;
};

/** Renders a pending invite: its address, creator, expiry and link, and a button to revoke it. */
export function PendingInviteRow({ invite, onRevoked, onRevokeFailed }: Props) {
  const { id, email, url, createdBy, createdAt, expiresAt } = invite;
  const [isLinkShown, setIsLinkShown] = useState(false);
  const [revoke, { loading }] = useMutation(RevokeInviteDocument, { refetchQueries: 'active' });
  const copyLink = useCopyLink();
  const showToast = useToast();
  const now = new Date();

  async function handleCopy() {
    setIsLinkShown(!(await copyLink(url)));
  }

  async function handleRevoke() {
    try {
      await revoke({ variables: { id } });
      onRevoked();
      showToast('Invite revoked successfully');
    } catch {
      showToast('Failed to revoke invite', 'error');
      onRevokeFailed();
    }
  }

  return (
    <FramedRow
      title={email}
      facts={
        <>
          <div>
            Invited{createdBy && ` by ${createdBy.name}`} · {formatInviteTime(createdAt)}
          </div>
          <Box sx={isLastDay(expiresAt, now) ? urgentStyles : undefined}>
            Expires {formatTimeLeft(expiresAt, now)} · {formatInviteTime(expiresAt)}
          </Box>
        </>
      }
      actions={
        <>
          <Button onClick={() => void handleCopy()}>Copy link</Button>
          <ConfirmButton
            label="Revoke"
            confirmLabel="Confirm Revoke"
            busyLabel="Revoking..."
            isBusy={loading}
            isQuiet
            onConfirm={() => void handleRevoke()}
          />
        </>
      }
    >
      {isLinkShown && <CopyField label={`Invite link for ${email}`} value={url} />}
    </FramedRow>
  );
}

const urgentStyles = { color: 'status.bad.text', fontWeight: 600 } as const;

/**
 * Returns a function that copies an invite link and shows the result in a toast for 3 seconds. The function
 * returns whether the link was copied.
 */
export function useCopyLink(): (url: string) => Promise<boolean> {
  const showToast = useToast();
  return useCallback(
    async (url: string) => {
      const isCopied = await copyText(url);
      if (isCopied) showToast('Invite link copied to clipboard!');
      else showToast('Failed to copy link. Please copy manually.', 'warning');
      return isCopied;
    },
    [showToast],
  );
}
