import { formatTimeLeft, isLastDay } from './inviteTime';

const now = new Date('2026-06-17T15:00:00Z');

describe('expiry of an invite', () => {
  it.each([
    ['2026-06-24T15:00:00Z', 'in 7 days'],
    ['2026-06-24T03:00:00Z', 'in 7 days'],
    ['2026-06-24T02:59:59Z', 'in 6 days'],
    ['2026-06-18T15:00:00Z', 'in 1 day'],
    ['2026-06-18T14:59:59Z', 'in 23 hours'],
    ['2026-06-17T16:00:00Z', 'in 1 hour'],
    ['2026-06-17T15:59:59Z', 'within the hour'],
    ['2026-06-17T14:00:00Z', 'within the hour'],
  ])('formats an expiry at %s as "%s"', (expiresAt, text) => {
    expect(formatTimeLeft(expiresAt, now)).toBe(text);
  });

  it('detects whether an invite expires within 24 hours', () => {
    expect(isLastDay('2026-06-18T15:00:00Z', now)).toBe(false);
    expect(isLastDay('2026-06-18T14:59:59Z', now)).toBe(true);
  });
});
