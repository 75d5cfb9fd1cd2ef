import { countdown, heartbeatMs, idleLimits, idlePhase, waitBeforeHeartbeat } from './idleClock';

const minute = 60_000;
const start = Date.UTC(2026, 10, 1, 5, 30);

describe.each([
  { reading: '15 minutes, warned 120 seconds before', idleMinutes: 15, warningSeconds: 120 },
  { reading: '6 hours, warned 15 minutes before', idleMinutes: 360, warningSeconds: 900 },
])('a session of $reading', ({ idleMinutes, warningSeconds }) => {
  const limits = idleLimits(idleMinutes, warningSeconds);
  const warnsAt = start + idleMinutes * minute - warningSeconds * 1000;
  const endsAt = start + idleMinutes * minute;

  it('is active until the warning is due, and says when that is', () => {
    expect(idlePhase(start, start, limits)).toEqual({ kind: 'active', nextInMs: warnsAt - start });
    expect(idlePhase(start, warnsAt - 1, limits)).toEqual({ kind: 'active', nextInMs: 1 });
  });

  it('warns with the whole countdown first, then second by second', () => {
    expect(idlePhase(start, warnsAt, limits)).toEqual({
      kind: 'warning',
      secondsLeft: warningSeconds,
      nextInMs: 1000,
    });
    expect(idlePhase(start, warnsAt + 1, limits)).toEqual({
      kind: 'warning',
      secondsLeft: warningSeconds,
      nextInMs: 999,
    });
    expect(idlePhase(start, endsAt - 1, limits)).toEqual({ kind: 'warning', secondsLeft: 1, nextInMs: 1 });
  });

  it('ends at the limit, and stays ended after a night with the lid closed', () => {
    expect(idlePhase(start, endsAt, limits)).toEqual({ kind: 'expired' });
    expect(idlePhase(start, endsAt + 12 * 60 * minute, limits)).toEqual({ kind: 'expired' });
  });
});

it('takes a clock that was set back as activity just now', () => {
  expect(idlePhase(start, start - 5 * minute, idleLimits(15, 120)).kind).toBe('active');
});

it('leaves time to work when the warning is set longer than the limit', () => {
  expect(idlePhase(start, start, idleLimits(1, 600))).toEqual({ kind: 'active', nextInMs: 30_000 });
});

it.each([
  [900, '15:00'],
  [120, '2:00'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('counts %i seconds down as %s', (seconds, text) => {
  expect(countdown(seconds)).toBe(text);
});

describe('the server hears of activity', () => {
  it('at once when it has not for a minute', () => {
    expect(waitBeforeHeartbeat(start, start + minute, minute)).toBe(0);
  });

  it('when the minute is over otherwise, so that the last activity is never lost', () => {
    expect(waitBeforeHeartbeat(start, start + 10_000, minute)).toBe(50_000);
  });

  it('once a minute at most under the usual limits', () => {
    expect(heartbeatMs(idleLimits(15, 120))).toBe(minute);
    expect(heartbeatMs(idleLimits(360, 900))).toBe(minute);
  });

  it.each([
    [1, 20],
    [0.25, 8],
    [2, 110],
  ])(
    'before the warning of a limit of %d minutes, %d seconds ahead, is due',
    (idleMinutes, warningSeconds) => {
      const limits = idleLimits(idleMinutes, warningSeconds);
      const untilWarning = limits.idleMs - limits.warningMs;
      expect(heartbeatMs(limits)).toBeLessThan(untilWarning);
      expect(waitBeforeHeartbeat(start, start + untilWarning, heartbeatMs(limits))).toBe(0);
    },
  );
});
