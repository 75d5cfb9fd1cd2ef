import { pacedBy } from './pacedBy';

const november = { start: '2026-11-01', end: '2026-11-30' };
const days = { completed: 18, total: 25 };

it('names the working days that pace the month of today', () => {
  expect(pacedBy(november, '2026-11-22', days)).toBe('÷ 18 × 25 working days');
});

it('says that the calendar does where none are set', () => {
  expect(pacedBy(november, '2026-11-22', { completed: 0, total: 25 })).toBe('· paced by the calendar');
});

it('names no days that are not those of today’s month', () => {
  expect(pacedBy({ start: '2026-09-01', end: '2026-11-30' }, '2026-11-22', days)).toBe(
    '· this month’s at its working days',
  );
});

it('says nothing of a range that is over', () => {
  expect(pacedBy(november, '2026-12-01', days)).toBe('');
});
