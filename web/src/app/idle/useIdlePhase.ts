import { useCallback, useEffect, useState } from 'react';
import { type IdleLimits, type IdlePhase, idlePhase } from './idleClock';
import { readLastActivity, tabsAgreeOn, writeLastActivity } from './lastActivity';

/** What counts as someone being there. */
const signs = ['mousemove', 'mousedown', 'keydown', 'wheel', 'scroll', 'touchstart', 'click'] as const;

/** Moving a mouse is many events; one a second is enough to know. */
const NOTICE_EVERY_MS = 1000;

type Watch = { phase: IdlePhase; stay: () => void };

/**
 * Watches for activity in every tab. While no warning is open any activity starts the time anew; once it is open only
 * `stay` does, so that a nudged mouse does not decide for someone who left (rules.md, Sign-in).
 */
export function useIdlePhase(limits: IdleLimits, onActivity: () => void): Watch {
  const [phase, setPhase] = useState<IdlePhase>(() => startPhase(limits));

  const look = useCallback(() => setPhase(idlePhase(readLastActivity(), Date.now(), limits)), [limits]);

  useEffect(
    function lookAgainWhenDue() {
      if (phase.kind === 'expired') return;
      // Longer waits than a timer holds would fire at once; a day is long enough to look again.
      const timer = setTimeout(look, Math.min(phase.nextInMs, 86_400_000));
      return () => clearTimeout(timer);
    },
    [phase, look],
  );

  useEffect(
    function followTheOtherTabs() {
      document.addEventListener('visibilitychange', look);
      const stop = tabsAgreeOn(look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        stop();
      };
    },
    [look],
  );

  useEffect(
    function noticeActivity() {
      const notice = () => {
        const now = Date.now();
        const last = readLastActivity();
        if (now >= last && now - last < NOTICE_EVERY_MS) return;
        // A sleeping machine wakes with a key press before any timer: the phase is judged first.
        const current = idlePhase(last, now, limits);
        if (current.kind !== 'active') {
          setPhase(current);
          return;
        }
        writeLastActivity(now);
        onActivity();
      };
      for (const sign of signs) window.addEventListener(sign, notice, { capture: true, passive: true });
      return () => {
        for (const sign of signs) window.removeEventListener(sign, notice, { capture: true });
      };
    },
    [limits, onActivity],
  );

  const stay = useCallback(() => {
    writeLastActivity(Date.now());
    onActivity();
    look();
  }, [look, onActivity]);

  return { phase, stay };
}

/** Opening the app is activity: the server has just verified the session. */
function startPhase(limits: IdleLimits): IdlePhase {
  const now = Date.now();
  writeLastActivity(now);
  return idlePhase(now, now, limits);
}
