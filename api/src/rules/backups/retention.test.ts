import { addDays, type Day } from '../calendar/calendar.ts';
import { selectRetainedDays } from './retention.ts';

const listRetainedDays = (days: readonly Day[]) => [...selectRetainedDays(days)].sort();

const everyDay = (from: Day, count: number) => Array.from({ length: count }, (_, n) => addDays(from, n));

it('retains the latest seven days, the last days of the latest five weeks and the last days of the latest twelve months', () => {
  // The days end on Wednesday, June 17, 2026. Weeks begin on Sundays, so the last day of a week is a
  // Saturday.
  const days = everyDay('2025-01-01', 533);
  expect(days.at(-1)).toBe('2026-06-17');
  expect(listRetainedDays(days)).toEqual([
    ...['2025-07-31', '2025-08-31', '2025-09-30', '2025-10-31', '2025-11-30', '2025-12-31'],
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-23', '2026-05-30', '2026-05-31'],
    ...['2026-06-06', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16'],
    '2026-06-17',
  ]);
});

it('does not retain the eighth-latest day unless it is the last day of its week or month', () => {
  expect(listRetainedDays(everyDay('2026-06-14', 7))).toHaveLength(7);
  expect(listRetainedDays(everyDay('2026-06-14', 8))).not.toContain('2026-06-14');
  expect(listRetainedDays(everyDay('2026-06-13', 8))).toContain('2026-06-13'); // a Saturday
});

it('retains old backups and returns the same days again while no new backups are made', () => {
  const oldDays: Day[] = ['2020-03-01', '2021-05-05', '2022-07-07'];
  expect(listRetainedDays([...oldDays, '2026-06-17'])).toEqual([...oldDays, '2026-06-17']);
  const retainedDays = listRetainedDays(everyDay('2025-01-01', 533));
  expect(listRetainedDays(retainedDays)).toEqual(retainedDays);
});

it('returns no days without backups', () => {
  expect(listRetainedDays([])).toEqual([]);
});
