import { useCallback, useEffect, useState } from 'react';
import { ApiError, callApi } from '../../lib/restClient';

type InviteState =
  | { kind: 'checking' }
  | { kind: 'valid'; email: string }
  | { kind: 'invalid' }
  /** The server did not respond or failed, so the invite may still be valid. */
  | { kind: 'unreachable' };

/** Checks the invite with the server. Returns the email address of a valid invite. */
export function useInviteCheck(token: string): { invite: InviteState; checkAgain: () => void } {
  const [invite, setInvite] = useState<InviteState>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again about the same token.
  useEffect(
    function verifyInvite() {
      const abortController = new AbortController();
      setInvite({ kind: 'checking' });
      callApi<{ email: string }>(`/invites/verify/${encodeURIComponent(token)}`, {
        signal: abortController.signal,
      }).then(
        ({ email }) => setInvite({ kind: 'valid', email }),
        (error: unknown) => {
          if (abortController.signal.aborted) return;
          const isRejected = error instanceof ApiError && error.status < 500;
          setInvite({ kind: isRejected ? 'invalid' : 'unreachable' });
        },
      );
      return () => abortController.abort();
    },
    [token, attempt],
  );

  const checkAgain = useCallback(() => setAttempt(count => count + 1), []);
  return { invite, checkAgain };
}
