import { ApolloProvider } from '@apollo/client/react';
import { memo, useEffect, useState } from 'react';
import { ExportsProvider } from '../components/export/ExportsProvider';
import { ToastProvider } from '../components/feedback/Toast';
import { createApolloClient } from '../lib/apollo/apolloClient';
import { OldestResponse } from '../lib/apollo/oldestResponse';
import { useIsMounted } from '../lib/hooks/lifecycleHooks';
import { LiveProvider } from '../lib/live/LiveProvider';
import { createOfflineLink } from '../lib/offline/offlineLink';
import { SignedInLayout } from './SignedInLayout';
import { deleteReturnPage } from './session/returnPage';
import { useSession, useSignedIn } from './session/SessionProvider';

/**
 * Provides the context of all signed-in screens. RequireSession uses the token as its key, so each session
 * has a separate instance. A navigation renders only the screen and the links of the shell.
 */
export const SignedInShell = memo(function SignedInShell() {
  const { token, user } = useSignedIn();
  const { clearSession, logout } = useSession();
  const [oldestResponse] = useState(() => new OldestResponse(token));
  const isMounted = useIsMounted();
  // A response that arrives after this session ended must not end the next session.
  const handleSignedOut = () => isMounted.current && clearSession();
  const [client] = useState(() =>
    createApolloClient({
      token,
      middleLink: createOfflineLink(user.id),
      onSignedOut: handleSignedOut,
      fetch: oldestResponse.fetch,
    }),
  );

  useEffect(deleteReturnPage, []);
  useEffect(() => () => void client.clearStore(), [client]);

  return (
    <ApolloProvider client={client}>
      <LiveProvider token={token} isCurrent={oldestResponse.isCurrent} onSignedOut={logout}>
        <ToastProvider>
          <ExportsProvider token={token}>
            <SignedInLayout />
          </ExportsProvider>
        </ToastProvider>
      </LiveProvider>
    </ApolloProvider>
  );
});
