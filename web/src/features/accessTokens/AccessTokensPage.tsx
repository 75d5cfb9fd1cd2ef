import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '../../components/page/PageHeader';
import { TEXT_WIDTH } from '../../components/page/page.styles';
import { useViewer } from '../../lib/viewer';
import { AccessTokenForm } from './AccessTokenForm';
import { AccessTokenList } from './AccessTokenList';
import type { CreateAccessTokenMutation } from './accessTokens.generated';
import { CreatedToken } from './CreatedToken';

/** /accesstokens: what one's scripts and spreadsheets sign in with (docs/ANALYSTS.md). */
export function AccessTokensPage() {
  const { can } = useViewer();
  const [created, setCreated] = useState<CreateAccessTokenMutation['createAccessToken'] | null>(null);
  return (
    <>
      <PageHeader
        title="Access tokens"
        actions={
          <Button component={Link} to="/playground">
            To the playground
          </Button>
        }
      />
      <Box component="p" sx={{ m: 0, maxWidth: TEXT_WIDTH, color: 'text.secondary' }}>
        A token lets a script or a spreadsheet ask in your name: with your rights as they are at that moment,
        and without changing anything. Treat it like a password.
      </Box>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: TEXT_WIDTH }}>
        <AccessTokenForm onCreated={setCreated} />
        {created && <CreatedToken key={created.accessToken.id} created={created} />}
        <AccessTokenList
          canSeeEveryones={can.manageAccessTokens}
          onRevoked={id => setCreated(before => (before?.accessToken.id === id ? null : before))}
        />
      </Box>
    </>
  );
}
