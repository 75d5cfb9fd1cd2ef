import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { dividedListStyles } from '../../components/lists/itemLists';
import { framedStyles } from '../../components/styles/framed.styles';
import { toErrorMessage } from '../../lib/apollo/errors';
import { AccessTokenRow } from './AccessTokenRow';
import { AccessTokensDocument } from './accessTokens.generated';
import { tokenHeaderStyles } from './tokenLook';

type AccessTokenListProps = { canSeeAll: boolean; onRevoked: (id: number) => void };

/** Lists the viewer's tokens, newest first. Admins can list all tokens. */
export function AccessTokenList({ canSeeAll, onRevoked }: AccessTokenListProps) {
  const [isEveryones, setIsEveryones] = useState(false);
  const { data, error, refetch } = useQuery(AccessTokensDocument, { variables: { isEveryones } });
  const title = isEveryones ? 'Everyone’s tokens' : 'My tokens';
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}>
        <Typography variant="h2">Tokens</Typography>
        {canSeeAll && (
          <ToggleButtonGroup
            exclusive
            aria-label="Whose tokens"
            value={isEveryones ? 'everyones' : 'mine'}
            onChange={(_event, next) => next && setIsEveryones(next === 'everyones')}
          >
            <ToggleButton value="mine">Mine</ToggleButton>
            <ToggleButton value="everyones">Everyone’s</ToggleButton>
          </ToggleButtonGroup>
        )}
        <Box sx={{ ml: 'auto' }}>
          <ExportButton
            tables={
              data?.accessTokens.length ? [{ title, name: 'accesstokens', query: { isEveryones } }] : []
            }
          />
        </Box>
      </Box>
      {data ? (
        data.accessTokens.length === 0 ? (
          <EmptyState text="There are no tokens yet. A script or a spreadsheet that reads the store’s figures needs one." />
        ) : (
          <Box sx={framedStyles}>
            <Box aria-hidden="true" sx={tokenHeaderStyles}>
              <span>What it is for</span>
              <span>Created</span>
              <span>Last used</span>
              <span>Good through</span>
            </Box>
            <Box component="ul" sx={dividedListStyles}>
              {data.accessTokens.map(token => (
                <AccessTokenRow
                  key={token.id}
                  token={token}
                  isOwnerShown={isEveryones}
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
