import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../../components/PageLoading';
import { useSession } from './SessionProvider';
import { isJustLoggedOut } from './storedSession';
import { rememberWantedPage } from './wantedPage';

export const loadSignedInShell = () => import('../SignedInShell');

const SignedInShell = lazy(() => loadSignedInShell().then(module => ({ default: module.SignedInShell })));

/** Everything behind the sign-in: whoever is not signed in goes to /login, and comes back here afterwards. */
export function RequireSession() {
  const { state } = useSession();
  if (state.kind !== 'signedIn') return <ToLogin />;
  return (
    <Suspense fallback={<PageLoading />}>
      <SignedInShell key={state.session.token} />
    </Suspense>
  );
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  useEffect(
    function rememberWhereTheyWanted() {
      // Whoever just logged out did not want to come back; the next person at this desk even less.
      if (!isJustLoggedOut()) rememberWantedPage(pathname + search + hash);
    },
    [pathname, search, hash],
  );
  return <Navigate to="/login" replace />;
}
