import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { FramedList } from '../../components/lists/itemLists';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { CreatedInvite } from './CreatedInvite';
import { InviteForm } from './InviteForm';
import { type CreateInviteMutation, PendingInvitesDocument } from './managers.generated';
import { PendingInviteRow } from './PendingInviteRow';

/** Creates, lists and revokes invites. */
export function Invitations({ id }: { id: string }) {
  const { data, error, refetch } = useLiveQuery(PendingInvitesDocument);
  const [createdInvite, setCreatedInvite] = useState<CreateInviteMutation['createInvite'] | null>(null);

  useEffect(
    function logLoadError() {
      if (error) console.error('The pending invites could not be loaded.', error);
    },
    [error],
  );

  return (
    <Box component="section" id={id} aria-labelledby="invitations-title" sx={sectionStyles}>
      <Typography id="invitations-title" variant="h2">
        Employee Invitations
      </Typography>
      <InviteForm onCreated={setCreatedInvite} />
      {createdInvite && <CreatedInvite key={createdInvite.id} email={createdInvite.email} url={createdInvite.url} />}
      <Typography variant="h3" sx={{ display: 'flex', gap: 1 }}>
        Pending invites
        {data && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {data.invites.length}
          </Box>
        )}
      </Typography>
      {data ? (
        data.invites.length === 0 ? (
          <EmptyState text="No invite is waiting to be accepted." />
        ) : (
          <FramedList>
            {data.invites.map(invite => (
              <PendingInviteRow
                key={invite.id}
                invite={invite}
                onRevoked={() => setCreatedInvite(current => (current?.id === invite.id ? null : current))}
                onRevokeFailed={() => void refetch()}
              />
            ))}
          </FramedList>
        )
      ) : error ? (
        <LoadError onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton cards={2} height={84} />
      )}
    </Box>
  );
}

const sectionStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  // Keeps the title below the app bar when a link jumps to the section. On a wide screen the section stays
  // visible while the page scrolls.
  scrollMarginTop: 56,
  position: { lg: 'sticky' },
  top: { lg: 64 },
} as const;
