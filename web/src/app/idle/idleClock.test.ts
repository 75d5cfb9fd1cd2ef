import {
  formatCountdown,
  getHeartbeatDelayMs,
  getHeartbeatIntervalMs,
  getIdlePhase,
  toIdleLimits,
} from './idleClock';

const minute = 60_000;
const start = Date.UTC(2026, 10, 1, 5, 30);

describe.each([
  { limit: '15 minutes with a warning of 120 seconds', idleMinutes: 15, warningSeconds: 120 },
  { limit: '6 hours with a warning of 15 minutes', idleMinutes: 360, warningSeconds: 900 },
])('an idle session with a limit of $limit', ({ idleMinutes, warningSeconds }) => {
  const limits = toIdleLimits(idleMinutes, warningSeconds);
  const warnsAt = start + idleMinutes * minute - warningSeconds * 1000;
  const endsAt = start + idleMinutes * minute;

  it('stays active until the warning is due, with the time left until the warning', () => {
    expect(getIdlePhase(start, start, limits)).toEqual({ kind: 'active', nextInMs: warnsAt - start });
    expect(getIdlePhase(start, warnsAt - 1, limits)).toEqual({ kind: 'active', nextInMs: 1 });
  });

  it('starts the warning with the full countdown, then counts down the seconds', () => {
    expect(getIdlePhase(start, warnsAt, limits)).toEqual({
      kind: 'warning',
      secondsLeft: warningSeconds,
      nextInMs: 1000,
    });
    expect(getIdlePhase(start, warnsAt + 1, limits)).toEqual({
      kind: 'warning',
      secondsLeft: warningSeconds,
      nextInMs: 999,
    });
    expect(getIdlePhase(start, endsAt - 1, limits)).toEqual({ kind: 'warning', secondsLeft: 1, nextInMs: 1 });
  });

  it('expires at the limit, and stays expired after a night with the laptop closed', () => {
    expect(getIdlePhase(start, endsAt, limits)).toEqual({ kind: 'expired' });
    expect(getIdlePhase(start, endsAt + 12 * 60 * minute, limits)).toEqual({ kind: 'expired' });
  });
});

it('treats the last activity as current when the clock was set back', () => {
  expect(getIdlePhase(start, start - 5 * minute, toIdleLimits(15, 120)).kind).toBe('active');
});

it('limits the length of the warning to half of the idle limit', () => {
  expect(getIdlePhase(start, start, toIdleLimits(1, 600))).toEqual({ kind: 'active', nextInMs: 30_000 });
});

it.each([
  [900, '15:00'],
  [120, '2:00'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('formats a countdown of %i seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

describe('the heartbeat', () => {
  it('has no delay when the previous heartbeat was sent a minute ago', () => {
    expect(getHeartbeatDelayMs(start, start + minute, minute)).toBe(0);
  });

  it('delays the heartbeat until a minute after the previous heartbeat, so that the last activity is reported', () => {
    expect(getHeartbeatDelayMs(start, start + 10_000, minute)).toBe(50_000);
  });

  it('sends at most one heartbeat a minute under the usual limits', () => {
    expect(getHeartbeatIntervalMs(toIdleLimits(15, 120))).toBe(minute);
    expect(getHeartbeatIntervalMs(toIdleLimits(360, 900))).toBe(minute);
  });

  it.each([
    [1, 20],
    [0.25, 8],
    [2, 110],
  ])(
    'sends a heartbeat before the warning opens for a limit of %d minutes with %d seconds of warning',
    (idleMinutes, warningSeconds) => {
      const limits = toIdleLimits(idleMinutes, warningSeconds);
      const msUntilWarning = limits.idleMs - limits.warningMs;
      expect(getHeartbeatIntervalMs(limits)).toBeLessThan(msUntilWarning);
      expect(getHeartbeatDelayMs(start, start + msUntilWarning, getHeartbeatIntervalMs(limits))).toBe(0);
    },
  );
});
