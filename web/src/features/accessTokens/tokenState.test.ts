import { endsSoon, lastInstant, stateOf } from './tokenState';

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

it('is good on all of its last day', () => {
  expect(lastInstant('2026-06-18T04:00:00.000Z').toISOString()).toBe('2026-06-18T03:59:59.999Z');
});

it.each([
  ['2026-06-17', 'Ends today'],
  ['2026-06-18', 'Ends tomorrow'],
  ['2026-06-24', 'Ends in 7 days'],
  ['2026-06-25', undefined],
  ['2027-06-17', undefined],
])('with %s as its last day is said to end soon: %s', (lastDay, said) => {
  expect(endsSoon(lastDay, '2026-06-17')).toBe(said);
});
