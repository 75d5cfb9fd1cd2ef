import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AppSkeleton } from '../layout/PageSkeleton';
import { markEntryVisitor, readEntryVisitor, storeReturnPage } from './returnPage';
import { useSession } from './SessionProvider';
import { hasLoggedOut, type Session } from './storedSession';

export const loadSignedInShell = () => import('../SignedInShell');

const SignedInShell = lazy(() => loadSignedInShell().then(module => ({ default: module.SignedInShell })));

/**
 * Renders the signed-in screens. Redirects people who are not signed in to /login, and back to the requested
 * page after they sign in.
 */
export function RequireSession() {
  const { state } = useSession();
  if (state.kind !== 'signedIn') return <LoginRedirect />;
  return <PersonalPages session={state.session} />;
}

/** Prevents Back from showing the pages of another person who was signed in before. */
function PersonalPages({ session }: { session: Session }) {
  const { key } = useLocation();
  const visitorId = readEntryVisitor();
  const isOtherVisitor = visitorId !== null && visitorId !== session.user.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry is marked when it is reached.
  useEffect(() => {
    if (!isOtherVisitor) markEntryVisitor(session.user.id);
  }, [key, isOtherVisitor, session.user.id]);

  if (isOtherVisitor) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<AppSkeleton />}>
      <SignedInShell key={session.token} />
    </Suspense>
  );
}

function LoginRedirect() {
  const { pathname, search, hash } = useLocation();
  // Read before the redirect to /login replaces the history entry.
  const [visitorId] = useState(readEntryVisitor);
  useEffect(
    function storeCurrentPage() {
      // After a log-out, the page is not stored: neither this person nor the next person at this computer
      // should return to it.
      if (visitorId === null || !hasLoggedOut())
        storeReturnPage({ path: pathname + search + hash, visitorId });
    },
    [pathname, search, hash, visitorId],
  );
  return <Navigate to="/login" replace />;
}
