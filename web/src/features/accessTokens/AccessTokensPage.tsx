import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '../../components/page/PageHeader';
import { TEXT_WIDTH } from '../../components/page/page.styles';
import { useViewer } from '../../lib/viewer';
import { AccessTokenForm, CreatedToken } from './AccessTokenForm';
import { AccessTokenList } from './AccessTokenList';
import type { CreateAccessTokenMutation } from './accessTokens.generated';

/** Renders /accesstokens: the tokens with which scripts and spreadsheets sign in (docs/ANALYSTS.md). */
export function AccessTokensPage() {
  const { can } = useViewer();
  const [createdToken, setCreatedToken] = useState<CreateAccessTokenMutation['createAccessToken'] | null>(
    null,
  );
  return (
    <>
      <PageHeader
        title="Access tokens"
        actions={
          <Button component={Link} to="/playground">
            Open playground
          </Button>
        }
      />
      <Box component="p" sx={{ m: 0, maxWidth: TEXT_WIDTH, color: 'text.secondary' }}>
        A token lets a script or spreadsheet run queries as you, with the rights you have at that moment. It
        can’t change anything. Treat it like a password.
      </Box>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: TEXT_WIDTH }}>
        <AccessTokenForm onCreated={setCreatedToken} />
        {createdToken && <CreatedToken key={createdToken.accessToken.id} createdToken={createdToken} />}
        <AccessTokenList
          canSeeAll={can.manageAccessTokens}
          onRevoked={id => setCreatedToken(current => (current?.accessToken.id === id ? null : current))}
        />
      </Box>
    </>
  );
}
