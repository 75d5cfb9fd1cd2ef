import { useCallback, useEffect, useState } from 'react';
import { ApiError, callApi } from '../../lib/restClient';

type CheckedInvite =
  | { kind: 'checking' }
  | { kind: 'valid'; email: string }
  | { kind: 'invalid' }
  /** The server did not answer, which says nothing about the invite. */
  | { kind: 'unreachable' };

/** Asks the server whom this invite is for. */
export function useInvite(token: string): { invite: CheckedInvite; checkAgain: () => void } {
  const [invite, setInvite] = useState<CheckedInvite>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again about the same token.
  useEffect(
    function verifyInvite() {
      const leaving = new AbortController();
      setInvite({ kind: 'checking' });
      callApi<{ email: string }>(`/invites/verify/${encodeURIComponent(token)}`, {
        signal: leaving.signal,
      }).then(
        ({ email }) => setInvite({ kind: 'valid', email }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          const isRefused = error instanceof ApiError && error.status < 500;
          setInvite({ kind: isRefused ? 'invalid' : 'unreachable' });
        },
      );
      return () => leaving.abort();
    },
    [token, attempt],
  );

  const checkAgain = useCallback(() => setAttempt(count => count + 1), []);
  return { invite, checkAgain };
}
