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

/** Makes, lists and revokes invites. */
export function Invitations({ id }: { id: string }) {
  const { data, error, refetch } = useLiveQuery(PendingInvitesDocument);
  const [created, setCreated] = useState<CreateInviteMutation['createInvite'] | null>(null);

  useEffect(
    function logFailedList() {
      if (error) console.error('The pending invites could not be loaded.', error);
    },
    [error],
  );

  return (
    <Box component="section" id={id} aria-labelledby="invitations-title" sx={section}>
      <Typography id="invitations-title" variant="h2">
        Employee Invitations
      </Typography>
      <InviteForm onCreated={setCreated} />
      {created && <CreatedInvite key={created.id} email={created.email} url={created.url} />}
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
                onRevoked={() => setCreated(before => (before?.id === invite.id ? null : before))}
                onNotRevoked={() => void refetch()}
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

const section = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  // Below the bar when the page jumps here; in sight all the way down on a desk.
  scrollMarginTop: 56,
  position: { lg: 'sticky' },
  top: { lg: 64 },
} as const;
