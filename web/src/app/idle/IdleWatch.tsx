import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { AlertDialog } from '../../components/forms/AlertDialog';
import type { PublicSettings } from '../../lib/auth/publicSettings';
import { callApi } from '../../lib/restClient';
import { useSession, useSignedIn } from '../session/SessionProvider';
import { isSessionRejection } from '../session/startSession';
import { useLogOut } from '../unsavedWork/LogOutProvider';
import { formatCountdown, getHeartbeatDelayMs, getHeartbeatIntervalMs, toIdleLimits } from './idleClock';
import { useIdlePhase } from './useIdlePhase';

/** Ends an unused session after a warning (sign-in.md, Idle). */
export function IdleWatch({ settings }: { settings: PublicSettings }) {
  const { endIdleSession, clearSession } = useSession();
  const logOut = useLogOut();
  const { token } = useSignedIn();
  const { idleMinutes, warningSeconds } = settings;
  const limits = useMemo(() => toIdleLimits(idleMinutes, warningSeconds), [idleMinutes, warningSeconds]);
  const keepAlive = useKeepAlive(token, getHeartbeatIntervalMs(limits), clearSession);
  const { phase, stay } = useIdlePhase(limits, keepAlive);

  useEffect(
    function endWhenExpired() {
      if (phase.kind === 'expired') endIdleSession(idleMinutes);
    },
    [phase.kind, endIdleSession, idleMinutes],
  );

  if (phase.kind !== 'warning') return null;
  return <IdleWarning secondsLeft={phase.secondsLeft} onStay={stay} onLeave={logOut} />;
}

type IdleWarningProps = { secondsLeft: number; onStay: () => void; onLeave: () => void };

/**
 * Renders the warning before an idle session ends (sign-in.md, Idle). Escape and a click outside of the
 * warning also keep the session. A mouse move does not keep the session, so that a person can reach "Log Out
 * Now" (docs/adr/sign-in-and-drafts.md).
 */
export function IdleWarning({ secondsLeft, onStay, onLeave }: IdleWarningProps) {
  return (
    <AlertDialog
      title="Session Timeout Warning"
      onClose={onStay}
      actions={[
        { label: 'Log Out Now', onClick: onLeave },
        { label: 'Stay Logged In', onClick: onStay, isFocused: true },
      ]}
    >
      <Box sx={{ textAlign: 'center' }}>
        <Typography>Your session will expire in:</Typography>
        <Typography
          role="timer"
          sx={{ fontSize: '2.75rem', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
        >
          {formatCountdown(secondsLeft)}
        </Typography>
        <Typography>Would you like to extend your session?</Typography>
      </Box>
    </AlertDialog>
  );
}

/**
 * Sends a heartbeat on activity, at most once per `intervalMs`. The server's idle limit then matches the
 * browser's, even for a person who saves nothing. Returns the function to call on each activity.
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
        // A missing response does not mean that the session was rejected. The next activity sends another
        // heartbeat.
        callApi('/auth/verify', { token }).catch((error: unknown) => {
          if (isSessionRejection(error)) onRejected();
        });
      },
      getHeartbeatDelayMs(lastHeartbeat.current, Date.now(), intervalMs),
    );
  }, [token, intervalMs, onRejected]);
}
