import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { dividedListStyles } from '../../components/page/itemLists';
import { framedStyles } from '../../components/styles/framed.styles';
import { toErrorMessage } from '../../lib/apollo/errors';
import { dayInZone, formatUsDay } from '../../lib/days/dates';
import { useStoreTimeZone, useStoreToday } from '../../lib/days/StoreDayProvider';
import {
  type AccessTokenFieldsFragment,
  AccessTokensDocument,
  RevokeAccessTokenDocument,
} from './accessTokens.generated';
import { tokenDatesStyles, tokenHeaderStyles, tokenRowStyles, WIDE_SCREEN } from './accessTokens.styles';
import { formatExpiryWarning, getLastInstant, getTokenState } from './tokenState';

type AccessTokenListProps = { canSeeAll: boolean; onRevoked: (id: number) => void };

/** Lists the viewer's tokens, newest first. Admins can list all tokens. */
export function AccessTokenList({ canSeeAll, onRevoked }: AccessTokenListProps) {
  const [showsAllTokens, setShowsAllTokens] = useState(false);
  const { data, error, refetch } = useQuery(AccessTokensDocument, {
    variables: { isEveryones: showsAllTokens },
  });
  const title = showsAllTokens ? 'Everyone’s tokens' : 'My tokens';
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}>
        <Typography variant="h2">Tokens</Typography>
        {canSeeAll && (
          <ToggleButtonGroup
            exclusive
            aria-label="Tokens to show"
            value={showsAllTokens ? 'everyones' : 'mine'}
            onChange={(_event, next) => next && setShowsAllTokens(next === 'everyones')}
          >
            <ToggleButton value="mine">Mine</ToggleButton>
            <ToggleButton value="everyones">Everyone’s</ToggleButton>
          </ToggleButtonGroup>
        )}
        <Box sx={{ ml: 'auto' }}>
          <ExportButton
            tables={
              data?.accessTokens.length ? [{ title, name: 'accesstokens', query: { showsAllTokens } }] : []
            }
          />
        </Box>
      </Box>
      {data ? (
        data.accessTokens.length === 0 ? (
          <EmptyState text="No tokens yet. Create one to let a script or spreadsheet read the store’s numbers." />
        ) : (
          <Box sx={framedStyles}>
            <Box aria-hidden="true" sx={tokenHeaderStyles}>
              <span>Name</span>
              <span>Created</span>
              <span>Last used</span>
              <span>Expires on</span>
            </Box>
            <Box component="ul" sx={dividedListStyles}>
              {data.accessTokens.map(token => (
                <AccessTokenRow
                  key={token.id}
                  token={token}
                  isOwnerShown={showsAllTokens}
                  onRevoked={onRevoked}
                />
              ))}
            </Box>
          </Box>
        )
      ) : error ? (
        <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton cards={2} height={64} />
      )}
    </Box>
  );
}

type AccessTokenRowProps = {
  token: AccessTokenFieldsFragment;
  isOwnerShown: boolean;
  onRevoked: (id: number) => void;
};

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
      showToast(`“${name}” revoked.`);
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
        <TokenDate label={state === 'revoked' ? 'Revoked' : 'Expires on'}>
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

/**
 * Shows a date of a token with its label. On wide screens the label is visually hidden, because the list has
 * a header.
 */
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
    <Box
      component="span"
      sx={{ ...pillStyles, bgcolor: `status.${tone}.tint`, color: `status.${tone}.text` }}
    >
      {children}
    </Box>
  );
}

/**
 * Hides the label visually on wide screens, where the list has a header. Screen readers still read the label.
 */
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
