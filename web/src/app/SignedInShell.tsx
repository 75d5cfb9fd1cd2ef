import { ApolloProvider } from '@apollo/client/react';
import { memo, useEffect, useState } from 'react';
import { ExportsProvider } from '../components/export/ExportsProvider';
import { ToastProvider } from '../components/page/Toast';
import { useIsShown } from '../lib/hooks/useIsShown';
import { lastSeenLink } from '../lib/lastSeen/lastSeenLink';
import { LiveProvider } from '../lib/live/live';
import { createApollo } from '../lib/server/apollo';
import { OldestAnswer } from '../lib/server/oldestAnswer';
import { dropReturnPage } from './session/returnPage';
import { useSession, useSignedIn } from './session/SessionProvider';
import { Workplace } from './Workplace';

/**
 * Everything a signed-in person's screens stand on. One per session: RequireSession gives each token its own. Another
 * address draws the screen and no more of the shell than its links.
 */
export const SignedInShell = memo(function SignedInShell() {
  const { token, user } = useSignedIn();
  const { dropSession, logout } = useSession();
  const [oldest] = useState(() => new OldestAnswer(token));
  const isShown = useIsShown();
  // A late answer to this session must not end the next one.
  const onSignedOut = () => isShown.current && dropSession();
  const [client] = useState(() =>
    createApollo({ token, between: lastSeenLink(user.id), onSignedOut, fetch: oldest.fetch }),
  );

  useEffect(dropReturnPage, []);
  useEffect(() => () => void client.clearStore(), [client]);

  return (
    <ApolloProvider client={client}>
      <LiveProvider token={token} isCurrent={oldest.isCurrent} onSignedOut={logout}>
        <ToastProvider>
          <ExportsProvider token={token}>
            <Workplace />
          </ExportsProvider>
        </ToastProvider>
      </LiveProvider>
    </ApolloProvider>
  );
});
