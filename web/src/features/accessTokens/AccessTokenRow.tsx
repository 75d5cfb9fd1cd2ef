import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { toErrorMessage } from '../../lib/apollo/errors';
import { dayInZone, formatUsDay } from '../../lib/days/dates';
import { useStoreTimeZone, useStoreToday } from '../../lib/days/StoreDayProvider';
import { type AccessTokenFieldsFragment, RevokeAccessTokenDocument } from './accessTokens.generated';
import { daysLook, rowLook, wide } from './tokenLook';
import { endsSoon, lastInstant, stateOf } from './tokenState';

type Props = { token: AccessTokenFieldsFragment; isOwnerShown: boolean; onRevoked: (id: number) => void };

/** A token: what it is for, when it was made and last used, until when it is good, and how to end it. */
export function AccessTokenRow({ token, isOwnerShown, onRevoked }: Props) {
  const { id, name, owner, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  const timeZone = useStoreTimeZone();
  const today = useStoreToday();
  const [revoke, { loading }] = useMutation(RevokeAccessTokenDocument);
  const showToast = useToast();
  const state = stateOf(token, new Date());
  const dayOf = (instant: string | Date) => dayInZone(timeZone, new Date(instant));
  const lastDay = dayOf(lastInstant(expiresAt));
  const soon = state === 'live' ? endsSoon(lastDay, today) : undefined;

  async function end() {
    try {
      await revoke({ variables: { id } });
      onRevoked(id);
      showToast(`“${name}” is revoked.`);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  }

  return (
    <Box component="li" aria-label={name} sx={rowLook}>
      <Box sx={{ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component="span"
          sx={{ fontWeight: 600, color: state === 'live' ? undefined : 'text.secondary' }}
        >
          {name}
        </Box>
        {state === 'revoked' && <Pill tone="none">Revoked</Pill>}
        {state === 'expired' && <Pill tone="none">Expired</Pill>}
        {soon && <Pill tone="bad">{soon}</Pill>}
        {isOwnerShown && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{owner.name}</Box>}
      </Box>
      <Box sx={daysLook}>
        <Fact label="Created">{formatUsDay(dayOf(createdAt))}</Fact>
        <Fact label="Last used">{lastUsedAt ? formatUsDay(dayOf(lastUsedAt)) : 'never'}</Fact>
        <Fact label={state === 'revoked' ? 'Revoked' : 'Good through'}>
          {formatUsDay(revokedAt ? dayOf(revokedAt) : lastDay)}
        </Fact>
      </Box>
      {state === 'live' && (
        <Box sx={{ gridArea: 'end', justifySelf: 'end' }}>
          <ConfirmButton
            label="Revoke"
            confirmLabel="Confirm Revoke"
            busyLabel="Revoking..."
            isBusy={loading}
            onConfirm={() => void end()}
            isQuiet
          />
        </Box>
      )}
    </Box>
  );
}

/** A day of the token, said with its label wherever the head of the list does not stand above it. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="span" sx={said}>
        {label}{' '}
      </Box>
      {children}
    </Box>
  );
}

function Pill({ tone, children }: { tone: 'none' | 'bad'; children: ReactNode }) {
  return (
    <Box component="span" sx={{ ...pill, bgcolor: `status.${tone}.tint`, color: `status.${tone}.text` }}>
      {children}
    </Box>
  );
}

/** For ears only where the head stands above. */
const said = {
  [wide]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

const pill = {
  ml: 1,
  px: 0.75,
  borderRadius: 0.75,
  typography: 'caption',
  fontWeight: 600,
  lineHeight: '1.375rem',
  whiteSpace: 'nowrap',
  display: 'inline-block',
} as const;
