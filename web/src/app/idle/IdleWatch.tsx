import { useEffect, useMemo } from 'react';
import type { PublicSettings } from '../../lib/signIn/settings';
import { useLogOut } from '../leaving/LogOutProvider';
import { useSession, useSignedIn } from '../session/SessionProvider';
import { IdleWarning } from './IdleWarning';
import { heartbeatIntervalMs, toIdleLimits } from './idleClock';
import { useIdlePhase } from './useIdlePhase';
import { useKeepAlive } from './useKeepAlive';

/** Ends an unused session after a warning (sign-in.md, Idle). */
export function IdleWatch({ settings }: { settings: PublicSettings }) {
  const { endIdleSession, clearSession } = useSession();
  const logOut = useLogOut();
  const { token } = useSignedIn();
  const { idleMinutes, warningSeconds } = settings;
  const limits = useMemo(() => toIdleLimits(idleMinutes, warningSeconds), [idleMinutes, warningSeconds]);
  const keepAlive = useKeepAlive(token, heartbeatIntervalMs(limits), clearSession);
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
