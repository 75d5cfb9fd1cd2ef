import { useCallback, useEffect, useRef } from 'react';
import { callApi } from '../../lib/server/api';
import { isRefusal } from '../session/startSession';
import { waitBeforeHeartbeat } from './idleClock';

/**
 * Sends the server a heartbeat on activity, at most once per `everyMs`, so that its own idle limit and the browser's run together also
 * for someone who works without saving. Gives the function to call at each activity.
 */
export function useKeepAlive(token: string, everyMs: number, onRefused: () => void): () => void {
  const lastBeat = useRef(Date.now());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(
      () => {
        timer.current = undefined;
        lastBeat.current = Date.now();
        // No answer is no refusal: the next activity sends another.
        callApi('/auth/verify', { token }).catch((error: unknown) => {
          if (isRefusal(error)) onRefused();
        });
      },
      waitBeforeHeartbeat(lastBeat.current, Date.now(), everyMs),
    );
  }, [token, everyMs, onRefused]);
}
