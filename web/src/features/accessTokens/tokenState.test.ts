import { formatExpiryWarning, getLastInstant, getTokenState } from './tokenState';

const now = new Date('2026-06-17T15:00:00Z');

it('returns live for a token until the time at which it expires', () => {
  expect(getTokenState({ expiresAt: '2026-06-17T15:00:00.001Z', revokedAt: null }, now)).toBe('live');
  expect(getTokenState({ expiresAt: '2026-06-17T15:00:00.000Z', revokedAt: null }, now)).toBe('expired');
});

it('returns revoked for a revoked token, even after it expires', () => {
  const revokedAt = '2026-06-01T00:00:00Z';
  expect(getTokenState({ expiresAt: '2027-01-01T00:00:00Z', revokedAt }, now)).toBe('revoked');
  expect(getTokenState({ expiresAt: '2026-06-02T00:00:00Z', revokedAt }, now)).toBe('revoked');
});

it('returns the last instant of the last day on which a token is valid', () => {
  expect(getLastInstant('2026-06-18T04:00:00.000Z').toISOString()).toBe('2026-06-18T03:59:59.999Z');
});

it.each([
  ['2026-06-17', 'Expires today'],
  ['2026-06-18', 'Expires tomorrow'],
  ['2026-06-24', 'Expires in 7 days'],
  ['2026-06-25', undefined],
  ['2027-06-17', undefined],
])('formats the expiry warning of a token with last day %s: %s', (lastDay, warning) => {
  expect(formatExpiryWarning(lastDay, '2026-06-17')).toBe(warning);
});
