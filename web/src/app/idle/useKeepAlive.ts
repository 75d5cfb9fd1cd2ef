import { useCallback, useEffect, useRef } from 'react';
import { callApi } from '../../lib/server/api';
import { isSessionRejection } from '../session/startSession';
import { waitBeforeHeartbeat } from './idleClock';

/**
 * Sends a heartbeat on activity, at most once per `intervalMs`, so that the server's idle limit matches the
 * browser's even for a person who saves nothing. Returns the function to call on each activity.
 */
export function useKeepAlive(token: string, intervalMs: number, onRejected: () => void): () => void {
  const lastHeartbeat = useRef(Date.now());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(
      () => {
        timer.current = undefined;
        lastHeartbeat.current = Date.now();
        // A missing response is not a rejection: the next activity sends another heartbeat.
        callApi('/auth/verify', { token }).catch((error: unknown) => {
          if (isSessionRejection(error)) onRejected();
        });
      },
      waitBeforeHeartbeat(lastHeartbeat.current, Date.now(), intervalMs),
    );
  }, [token, intervalMs, onRejected]);
}
