import { formatLastSeen } from './formatLastSeen';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  [null, 'Never connected'],
  ['2026-11-22T11:58:01Z', 'Online'],
  ['2026-11-22T11:58:00Z', 'Last seen 2 minutes ago'],
  ['2026-11-22T11:00:01Z', 'Last seen 59 minutes ago'],
  ['2026-11-22T11:00:00Z', 'Last seen an hour ago'],
  ['2026-11-21T12:00:01Z', 'Last seen 23 hours ago'],
  ['2026-11-21T12:00:00Z', 'Last seen a day ago'],
  ['2026-11-12T12:00:00Z', 'Last seen 10 days ago'],
])('formats the last request at %s as “%s”', (lastSeenAt, expected) => {
  expect(formatLastSeen(lastSeenAt, now)).toBe(expected);
});
