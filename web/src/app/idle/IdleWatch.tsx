import { useEffect, useMemo } from 'react';
import type { Settings } from '../../lib/signIn/settings';
import { useLogOut } from '../leaving/LogOutProvider';
import { useSession, useSignedIn } from '../session/SessionProvider';
import { IdleWarning } from './IdleWarning';
import { heartbeatMs, idleLimits } from './idleClock';
import { useIdlePhase } from './useIdlePhase';
import { useKeepAlive } from './useKeepAlive';

/** Ends a session that nobody uses, after a warning (sign-in.md, Idle). */
export function IdleWatch({ settings }: { settings: Settings }) {
  const { endIdle, dropSession } = useSession();
  const logOut = useLogOut();
  const { token } = useSignedIn();
  const { idleMinutes, warningSeconds } = settings;
  const limits = useMemo(() => idleLimits(idleMinutes, warningSeconds), [idleMinutes, warningSeconds]);
  const keepAlive = useKeepAlive(token, heartbeatMs(limits), dropSession);
  const { phase, stay } = useIdlePhase(limits, keepAlive);

  useEffect(
    function endWhenExpired() {
      if (phase.kind === 'expired') endIdle(idleMinutes);
    },
    [phase.kind, endIdle, idleMinutes],
  );

  if (phase.kind !== 'warning') return null;
  return <IdleWarning secondsLeft={phase.secondsLeft} onStay={stay} onLeave={logOut} />;
}
