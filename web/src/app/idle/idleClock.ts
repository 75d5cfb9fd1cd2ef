/** The idle limits of a session, in milliseconds. */

export type IdleLimits = {
  /** Time without activity after which the session ends. */
  idleMs: number;
  /** Time between the opening of the warning and the end of the session. */
  warningMs: number;
};

/** The idle state of a session. `nextInMs` is the time after which the state must be calculated again. */
export type IdlePhase =
  | { kind: 'active'; nextInMs: number }
  | { kind: 'warning'; secondsLeft: number; nextInMs: number }
  | { kind: 'expired' };

/**
 * Converts the server's settings to idle limits. The warning lasts at most half of the idle limit. A longer
 * warning could be open all the time.
 */
export function toIdleLimits(idleMinutes: number, warningSeconds: number): IdleLimits {
  const idleMs = idleMinutes * 60_000;
  return { idleMs, warningMs: Math.min(warningSeconds * 1000, idleMs / 2) };
}

/** Returns the phase at `now`. A clock that was set back counts as current activity. */
export function getIdlePhase(
  lastActivity: number,
  now: number,
  { idleMs, warningMs }: IdleLimits,
): IdlePhase {
  const leftMs = idleMs - Math.max(0, now - lastActivity);
  if (leftMs <= 0) return { kind: 'expired' };
  if (leftMs > warningMs) return { kind: 'active', nextInMs: leftMs - warningMs };
  const secondsLeft = Math.ceil(leftMs / 1000);
  return { kind: 'warning', secondsLeft, nextInMs: leftMs - (secondsLeft - 1) * 1000 };
}

/**
 * Returns the minimum time between two heartbeats: a minute, or less under a short limit. Even activity in
 * the last second before the warning is then reported in time.
 */
export function getHeartbeatIntervalMs({ idleMs, warningMs }: IdleLimits): number {
  return Math.min(60_000, (idleMs - warningMs) / 2);
}

/** Formats a countdown as m:ss. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the delay before the next heartbeat, so that at most one heartbeat is sent per `intervalMs`. */
export function getHeartbeatDelayMs(lastHeartbeat: number, now: number, intervalMs: number): number {
  const sinceMs = now - lastHeartbeat;
  return sinceMs < 0 ? 0 : Math.max(0, intervalMs - sinceMs);
}
