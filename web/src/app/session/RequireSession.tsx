import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AppSkeleton } from '../layout/PageSkeleton';
import { storeReturnPage } from './returnPage';
import { useSession } from './SessionProvider';
import { hasLoggedOut, type Session } from './storedSession';
import { signEntry, visitorOfEntry } from './visitor';

export const loadSignedInShell = () => import('../SignedInShell');

const SignedInShell = lazy(() => loadSignedInShell().then(module => ({ default: module.SignedInShell })));

/** Everything behind the sign-in: whoever is not signed in goes to /login, and comes back here afterwards. */
export function RequireSession() {
  const { state } = useSession();
  if (state.kind !== 'signedIn') return <ToLogin />;
  return <OwnPages session={state.session} />;
}

/** Back does not lead to the pages of whoever was signed in here before. */
function OwnPages({ session }: { session: Session }) {
  const { key } = useLocation();
  const visitorId = visitorOfEntry();
  const isAnothers = visitorId !== null && visitorId !== session.user.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is signed as it is reached.
  useEffect(() => {
    if (!isAnothers) signEntry(session.user.id);
  }, [key, isAnothers, session.user.id]);

  if (isAnothers) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<AppSkeleton />}>
      <SignedInShell key={session.token} />
    </Suspense>
  );
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  // Read before the way to /login replaces the entry.
  const [visitorId] = useState(visitorOfEntry);
  useEffect(
    function storeWhereTheyWere() {
      // Whoever logged out did not want to come back to where they were; the next person at this desk even less.
      if (visitorId === null || !hasLoggedOut())
        storeReturnPage({ path: pathname + search + hash, visitorId });
    },
    [pathname, search, hash, visitorId],
  );
  return <Navigate to="/login" replace />;
}
