import { useCallback, useEffect, useState } from 'react';
import { getIdlePhase, type IdleLimits, type IdlePhase } from './idleClock';
import { readLastActivity, subscribeToOtherTabs, writeLastActivity } from './lastActivity';

/** Events that count as activity. */
const ACTIVITY_EVENTS = [
  'mousemove',
  'mousedown',
  'keydown',
  'wheel',
  'scroll',
  'touchstart',
  'click',
] as const;

/** The shortest time between two recorded activities, because mouse moves cause many events. */
const ACTIVITY_INTERVAL_MS = 1000;

type IdleWatchState = { phase: IdlePhase; stay: () => void };

/**
 * Tracks activity in all tabs. While the warning is closed, any activity restarts the idle limit. While the
 * warning is open, only `stay` restarts the limit, so that a nudged mouse does not extend the session of an
 * absent person (rules.md, Sign-in).
 */
export function useIdlePhase(limits: IdleLimits, onActivity: () => void): IdleWatchState {
  const [phase, setPhase] = useState<IdlePhase>(() => startIdlePhase(limits));

  const updatePhase = useCallback(
    () => setPhase(getIdlePhase(readLastActivity(), Date.now(), limits)),
    [limits],
  );

  useEffect(
    function scheduleUpdate() {
      if (phase.kind === 'expired') return;
      // A timer with a longer delay than the browser supports would fire immediately, so the delay is at most
      // one day.
      const timer = setTimeout(updatePhase, Math.min(phase.nextInMs, 86_400_000));
      return () => clearTimeout(timer);
    },
    [phase, updatePhase],
  );

  useEffect(
    function watchOtherTabs() {
      document.addEventListener('visibilitychange', updatePhase);
      const unsubscribe = subscribeToOtherTabs(updatePhase);
      return () => {
        document.removeEventListener('visibilitychange', updatePhase);
        unsubscribe();
      };
    },
    [updatePhase],
  );

  useEffect(
    function watchActivity() {
      const handleActivity = () => {
        const now = Date.now();
        const last = readLastActivity();
        if (now >= last && now - last < ACTIVITY_INTERVAL_MS) return;
        // After sleep, a key press can come before any timer, so the phase is checked first.
        const current = getIdlePhase(last, now, limits);
        if (current.kind !== 'active') {
          setPhase(current);
          return;
        }
        writeLastActivity(now);
        onActivity();
      };
      for (const eventName of ACTIVITY_EVENTS)
        window.addEventListener(eventName, handleActivity, { capture: true, passive: true });
      return () => {
        for (const eventName of ACTIVITY_EVENTS)
          window.removeEventListener(eventName, handleActivity, { capture: true });
      };
    },
    [limits, onActivity],
  );

  const stay = useCallback(() => {
    writeLastActivity(Date.now());
    onActivity();
    updatePhase();
  }, [updatePhase, onActivity]);

  return { phase, stay };
}

/** Records the opening of the app as activity, because the server has just verified the session. */
function startIdlePhase(limits: IdleLimits): IdlePhase {
  const now = Date.now();
  writeLastActivity(now);
  return getIdlePhase(now, now, limits);
}
