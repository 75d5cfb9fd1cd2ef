/** The idle limit as pure arithmetic: all times are milliseconds, `now` is always given. */

export type IdleLimits = {
  /** After this long without activity the session ends. */
  idleMs: number;
  /** This long before the end, the warning opens. */
  warningMs: number;
};

/** Where a session stands. `nextInMs` is when to look again. */
export type IdlePhase =
  | { kind: 'active'; nextInMs: number }
  | { kind: 'warning'; secondsLeft: number; nextInMs: number }
  | { kind: 'expired' };

/** From the server's settings. A warning longer than the limit itself would never let go: it is cut to half of it. */
export function idleLimits(idleMinutes: number, warningSeconds: number): IdleLimits {
  const idleMs = idleMinutes * 60_000;
  return { idleMs, warningMs: Math.min(warningSeconds * 1000, idleMs / 2) };
}

/** The phase at `now`. A clock set back counts as activity just now. */
export function idlePhase(lastActivity: number, now: number, { idleMs, warningMs }: IdleLimits): IdlePhase {
  const leftMs = idleMs - Math.max(0, now - lastActivity);
  if (leftMs <= 0) return { kind: 'expired' };
  if (leftMs > warningMs) return { kind: 'active', nextInMs: leftMs - warningMs };
  const secondsLeft = Math.ceil(leftMs / 1000);
  return { kind: 'warning', secondsLeft, nextInMs: leftMs - (secondsLeft - 1) * 1000 };
}

/**
 * How often the server is sent a heartbeat while there is activity, at most: once a minute, and under a short limit so often that whoever stays at
 * the last second of the warning is heard at once.
 */
export function heartbeatMs({ idleMs, warningMs }: IdleLimits): number {
  return Math.min(60_000, (idleMs - warningMs) / 2);
}

/** A countdown as m:ss. */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long to wait before the next heartbeat, so that there is at most one per `everyMs`. */
export function waitBeforeHeartbeat(lastBeat: number, now: number, everyMs: number): number {
  const sinceMs = now - lastBeat;
  return sinceMs < 0 ? 0 : Math.max(0, everyMs - sinceMs);
}
