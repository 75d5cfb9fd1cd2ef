import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { toErrorMessage } from '../../lib/apollo/errors';
import { dayInZone, formatUsDay } from '../../lib/days/dates';
import { useStoreTimeZone, useStoreToday } from '../../lib/days/StoreDayProvider';
import { type AccessTokenFieldsFragment, RevokeAccessTokenDocument } from './accessTokens.generated';
import { tokenDatesStyles, tokenRowStyles, WIDE_SCREEN } from './tokenLook';
import { formatExpiryWarning, getLastInstant, getTokenState } from './tokenState';

type AccessTokenRowProps = { token: AccessTokenFieldsFragment; isOwnerShown: boolean; onRevoked: (id: number) => void };

export function AccessTokenRow({ token, isOwnerShown, onRevoked }: AccessTokenRowProps) {
  const { id, name, owner, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  const timeZone = useStoreTimeZone();
  const today = useStoreToday();
  const [revoke, { loading }] = useMutation(RevokeAccessTokenDocument);
  const showToast = useToast();
  const state = getTokenState(token, new Date());
  const toStoreDay = (instant: string | Date) => dayInZone(timeZone, new Date(instant));
  const lastDay = toStoreDay(getLastInstant(expiresAt));
  const expiryWarning = state === 'live' ? formatExpiryWarning(lastDay, today) : undefined;

  async function handleRevoke() {
    try {
      await revoke({ variables: { id } });
      onRevoked(id);
      showToast(`“${name}” is revoked.`);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  }

  return (
    <Box component="li" aria-label={name} sx={tokenRowStyles}>
      <Box sx={{ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component="span"
          sx={{ fontWeight: 600, color: state === 'live' ? undefined : 'text.secondary' }}
        >
          {name}
        </Box>
        {state === 'revoked' && <TokenStatePill tone="none">Revoked</TokenStatePill>}
        {state === 'expired' && <TokenStatePill tone="none">Expired</TokenStatePill>}
        {expiryWarning && <TokenStatePill tone="bad">{expiryWarning}</TokenStatePill>}
        {isOwnerShown && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{owner.name}</Box>}
      </Box>
      <Box sx={tokenDatesStyles}>
        <TokenDate label="Created">{formatUsDay(toStoreDay(createdAt))}</TokenDate>
        <TokenDate label="Last used">{lastUsedAt ? formatUsDay(toStoreDay(lastUsedAt)) : 'never'}</TokenDate>
        <TokenDate label={state === 'revoked' ? 'Revoked' : 'Good through'}>
          {formatUsDay(revokedAt ? toStoreDay(revokedAt) : lastDay)}
        </TokenDate>
      </Box>
      {state === 'live' && (
        <Box sx={{ gridArea: 'end', justifySelf: 'end' }}>
          <ConfirmButton
            label="Revoke"
            confirmLabel="Confirm Revoke"
            busyLabel="Revoking..."
            isBusy={loading}
            onConfirm={() => void handleRevoke()}
            isQuiet
          />
        </Box>
      )}
    </Box>
  );
}

/** Shows a date of the token. The label is visible only where the list has no header. */
function TokenDate({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="span" sx={dateLabelStyles}>
        {label}{' '}
      </Box>
      {children}
    </Box>
  );
}

function TokenStatePill({ tone, children }: { tone: 'none' | 'bad'; children: ReactNode }) {
  return (
    <Box component="span" sx={{ ...pillStyles, bgcolor: `status.${tone}.tint`, color: `status.${tone}.text` }}>
      {children}
    </Box>
  );
}

/** On wide screens the list has a header, so the label is only for screen readers. */
const dateLabelStyles = {
  [WIDE_SCREEN]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

const pillStyles = {
  ml: 1,
  px: 0.75,
  borderRadius: 0.75,
  typography: 'caption',
  fontWeight: 600,
  lineHeight: '1.375rem',
  whiteSpace: 'nowrap',
  display: 'inline-block',
} as const;
