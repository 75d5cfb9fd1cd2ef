import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ToastProvider } from '../components/Toast';
import { createApollo } from '../lib/apollo';
import { LiveProvider } from '../lib/live';
import { OldestAnswer } from '../lib/oldestAnswer';
import { useSession, useSignedIn } from './session/SessionProvider';
import { forgetWantedPage } from './session/wantedPage';
import { Workplace } from './Workplace';

/** Everything a signed-in person's screens stand on. One per session: RequireSession gives each token its own. */
export function SignedInShell() {
  const { token } = useSignedIn();
  const { dropSession, logout } = useSession();
  const [oldest] = useState(() => new OldestAnswer(token));
  const [client] = useState(() => createApollo({ token, onSignedOut: dropSession, fetch: oldest.fetch }));

  useEffect(forgetWantedPage, []);
  useEffect(() => () => void client.clearStore(), [client]);

  return (
    <ApolloProvider client={client}>
      <LiveProvider token={token} isCurrent={oldest.isCurrent} onSignedOut={logout}>
        <ToastProvider>
          <Workplace />
        </ToastProvider>
      </LiveProvider>
    </ApolloProvider>
  );
}
