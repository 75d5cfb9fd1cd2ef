import type { Day } from '../calendar/calendar.ts';
import type { WorkingDays } from '../settings/workingDays.ts';
import { daysLeft } from './daysLeft.ts';

const november = (today: Day, workingDays: WorkingDays | null) => daysLeft('2026-11', today, workingDays);

it.each<[string, Day, WorkingDays | null, object]>([
  ['are total − completed', '2026-11-21', { completed: 16, total: 24 }, { days: 8, by: 'workingDays' }],
  [
    'are none when all are completed',
    '2026-11-21',
    { completed: 24, total: 24 },
    { days: 0, by: 'workingDays' },
  ],
  ['go by the calendar when unset', '2026-11-21', null, { days: 9, by: 'calendar' }],
  [
    'go by the calendar while none is completed',
    '2026-11-01',
    { completed: 0, total: 24 },
    { days: 29, by: 'calendar' },
  ],
  ['are none on the last day of the calendar', '2026-11-30', null, { days: 0, by: 'calendar' }],
])('the days left %s', (_, today, workingDays, left) => {
  expect(november(today, workingDays)).toEqual({ month: '2026-11', kind: 'running', ...left });
});

it('a month that is over has none, whatever was set for it', () => {
  expect(november('2026-12-01', { completed: 20, total: 24 })).toMatchObject({ kind: 'over', days: 0 });
});

it('a month ahead has all its working days, or all its days', () => {
  expect(november('2026-10-31', { completed: 0, total: 24 })).toMatchObject({
    kind: 'ahead',
    days: 24,
    by: 'workingDays',
  });
  expect(november('2026-10-31', { completed: 0, total: 0 })).toMatchObject({ days: 30, by: 'calendar' });
  expect(daysLeft('2028-02', '2026-10-31', null)).toMatchObject({ days: 29, by: 'calendar' });
});
