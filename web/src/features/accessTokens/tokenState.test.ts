import { stateOf } from './tokenState';

const now = new Date('2026-06-17T15:00:00Z');

it('is live until the instant it expires', () => {
  expect(stateOf({ expiresAt: '2026-06-17T15:00:00.001Z', revokedAt: null }, now)).toBe('live');
  expect(stateOf({ expiresAt: '2026-06-17T15:00:00.000Z', revokedAt: null }, now)).toBe('expired');
});

it('is revoked, whether or not it has expired since', () => {
  const revokedAt = '2026-06-01T00:00:00Z';
  expect(stateOf({ expiresAt: '2027-01-01T00:00:00Z', revokedAt }, now)).toBe('revoked');
  expect(stateOf({ expiresAt: '2026-06-02T00:00:00Z', revokedAt }, now)).toBe('revoked');
});
