import type { Day } from '../calendar/calendar.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { getDaysLeft } from './track.ts';

const november = (today: Day, workingDays: WorkingDays | null) => getDaysLeft('2026-11', today, workingDays);

it.each<[string, Day, WorkingDays | null, object]>([
  [
    'as total − completed working days',
    '2026-11-21',
    { completed: 16, total: 24 },
    { days: 8, by: 'workingDays' },
  ],
  [
    'as 0 when all working days are completed',
    '2026-11-21',
    { completed: 24, total: 24 },
    { days: 0, by: 'workingDays' },
  ],
  ['as calendar days when no working days are set', '2026-11-21', null, { days: 9, by: 'calendar' }],
  [
    'as calendar days while no working day is completed',
    '2026-11-01',
    { completed: 0, total: 24 },
    { days: 29, by: 'calendar' },
  ],
  [
    'as 0 on the last day of the month when no working days are set',
    '2026-11-30',
    null,
    { days: 0, by: 'calendar' },
  ],
])('returns the days left in a month %s', (_, today, workingDays, expected) => {
  expect(november(today, workingDays)).toEqual({ month: '2026-11', kind: 'running', ...expected });
});

it('returns 0 days left for a finished month, even when working days are set', () => {
  expect(november('2026-12-01', { completed: 20, total: 24 })).toMatchObject({ kind: 'over', days: 0 });
});

it('returns all working days of a future month, or all its calendar days when no working days are set', () => {
  expect(november('2026-10-31', { completed: 0, total: 24 })).toMatchObject({
    kind: 'ahead',
    days: 24,
    by: 'workingDays',
  });
  expect(november('2026-10-31', { completed: 0, total: 0 })).toMatchObject({ days: 30, by: 'calendar' });
  expect(getDaysLeft('2028-02', '2026-10-31', null)).toMatchObject({ days: 29, by: 'calendar' });
});
