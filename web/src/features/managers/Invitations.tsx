import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { CopyCard } from '../../components/forms/CopyCard';
import { ProblemText } from '../../components/forms/ProblemText';
import { FramedList } from '../../components/page/itemLists';
import { getRejection } from '../../lib/apollo/errors';
import { useLiveQuery } from '../../lib/live/liveQuery';
import {
  CreateInviteDocument,
  type CreateInviteMutation,
  PendingInvitesDocument,
} from './managers.generated';
import { PendingInviteRow, useCopyLink } from './PendingInviteRow';

/** Renders the form that creates an invite, and the pending invites. */
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
      {createdInvite && (
        <CreatedInvite key={createdInvite.id} email={createdInvite.email} url={createdInvite.url} />
      )}
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
          <EmptyState text="No pending invites." />
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

type InviteFormProps = { onCreated: (invite: CreateInviteMutation['createInvite'] | null) => void };

/** Renders an email field and the button that creates an invite. The browser validates the address. */
export function InviteForm({ onCreated }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [createInvite, { loading }] = useMutation(CreateInviteDocument, { refetchQueries: 'active' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    setProblem('');
    onCreated(null);
    try {
      const { data } = await createInvite({ variables: { email } });
      if (!data) return;
      onCreated(data.createInvite);
      setEmail('');
    } catch (error) {
      setProblem(getRejection(error) ?? 'Failed to send invite');
    }
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
        <TextField
          required
          type="email"
          label="Email"
          value={email}
          onChange={event => setEmail(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false } }}
          sx={{ flex: 1 }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={loading}
          sx={{ whiteSpace: 'nowrap', minWidth: 120 }}
        >
          {loading ? 'Creating...' : 'Create Invite'}
        </Button>
      </Box>
      <ProblemText>{problem}</ProblemText>
    </Box>
  );
}

/** Shows the link of the invite that was just created, with a button to copy it. */
export function CreatedInvite({ email, url }: { email: string; url: string }) {
  const copyLink = useCopyLink();
  return (
    <CopyCard
      title="Invite created successfully! Share the link below:"
      label={`Invite link for ${email}`}
      value={url}
      button="Copy link"
      onCopy={() => void copyLink(url)}
    />
  );
}
