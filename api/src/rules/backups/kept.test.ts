import { addDays, type Day } from '../calendar/calendar.ts';
import { keptDays } from './kept.ts';

const kept = (days: readonly Day[]) => [...keptDays(days)].sort();

const everyDay = (from: Day, count: number) => Array.from({ length: count }, (_, n) => addDays(from, n));

it('keeps seven days, the last of five weeks and the last of twelve months', () => {
  // Until Wednesday, June 17, 2026; weeks begin on Sundays, so the last of a week is a Saturday.
  const days = everyDay('2025-01-01', 533);
  expect(days.at(-1)).toBe('2026-06-17');
  expect(kept(days)).toEqual([
    ...['2025-07-31', '2025-08-31', '2025-09-30', '2025-10-31', '2025-11-30', '2025-12-31'],
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-23', '2026-05-30', '2026-05-31'],
    ...['2026-06-06', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16'],
    '2026-06-17',
  ]);
});

it('lets the eighth day go, where neither its week nor its month ends with it', () => {
  expect(kept(everyDay('2026-06-14', 7))).toHaveLength(7);
  expect(kept(everyDay('2026-06-14', 8))).not.toContain('2026-06-14');
  expect(kept(everyDay('2026-06-13', 8))).toContain('2026-06-13'); // a Saturday
});

it('keeps what is old while nothing new comes, and is at rest: what was kept is kept', () => {
  const old: Day[] = ['2020-03-01', '2021-05-05', '2022-07-07'];
  expect(kept([...old, '2026-06-17'])).toEqual([...old, '2026-06-17']);
  const once = kept(everyDay('2025-01-01', 533));
  expect(kept(once)).toEqual(once);
});

it('keeps nothing of nothing', () => {
  expect(kept([])).toEqual([]);
});
