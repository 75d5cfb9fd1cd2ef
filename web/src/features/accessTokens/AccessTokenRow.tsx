import Box from '@mui/material/Box';
import { ConfirmButton } from '../../components/ConfirmButton';
import { useToast } from '../../components/Toast';
import { type AccessTokenFieldsFragment, useRevokeAccessTokenMutation } from '../../generated/graphql';
import { dayIn, usDay } from '../../lib/dates';
import { sentenceOf } from '../../lib/sentenceOf';
import { useStoreTimeZone } from '../../lib/storeDay';
import { stateOf } from './tokenState';

type Props = { token: AccessTokenFieldsFragment; isOwnerShown: boolean; onRevoked: (id: number) => void };

/** A token: what it is for, until when, when it was last used, and how to end it. */
export function AccessTokenRow({ token, isOwnerShown, onRevoked }: Props) {
  const { id, name, owner, expiresAt, lastUsedAt } = token;
  const timeZone = useStoreTimeZone();
  const dayOf = (instant: string) => usDay(dayIn(timeZone, new Date(instant)));
  const [revoke, { loading }] = useRevokeAccessTokenMutation();
  const showToast = useToast();
  const state = stateOf(token, new Date());

  function endText(): string {
    if (token.revokedAt) return `Revoked ${dayOf(token.revokedAt)}`;
    // It ends with a day, at the first instant of the next.
    const lastDay = dayOf(new Date(Date.parse(expiresAt) - 1).toISOString());
    return state === 'live' ? `Good through ${lastDay}` : `Expired after ${lastDay}`;
  }

  async function end() {
    try {
      await revoke({ variables: { id } });
      onRevoked(id);
      showToast(`“${name}” is revoked.`);
    } catch (error) {
      showToast(sentenceOf(error), 'error');
    }
  }

  return (
    <Box component="li" aria-label={name} sx={row}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          {isOwnerShown && <Box component="span" sx={{ fontWeight: 400 }}>{` · ${owner.name}`}</Box>}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {endText()} · {lastUsedAt ? `Last used ${dayOf(lastUsedAt)}` : 'Never used'}
        </Box>
      </Box>
      {state === 'live' && (
        <ConfirmButton
          label="Revoke"
          confirmLabel="Confirm Revoke"
          busyLabel="Revoking..."
          isBusy={loading}
          onConfirm={() => void end()}
        />
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  typography: 'body2',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
