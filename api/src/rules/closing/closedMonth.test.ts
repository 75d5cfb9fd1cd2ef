import { formatClosedMonthError, getMonthDueForClosing, isMonthOver } from './closedMonth.ts';

it('names the closed month and the people who can reopen it in the error', () => {
  expect(formatClosedMonthError('2026-10')).toBe(
    'October 2026 is closed, so everything that counts toward it is locked. Ask a manager or an admin to reopen it.',
  );
});

it('treats a month as over from the day after its last day', () => {
  expect(isMonthOver('2028-02', '2028-02-29')).toBe(false);
  expect(isMonthOver('2028-02', '2028-03-01')).toBe(true);
});

it('returns the previous month as due for closing from the 4th of each month', () => {
  expect(getMonthDueForClosing('2026-11-03')).toBeNull();
  expect(getMonthDueForClosing('2026-11-04')).toBe('2026-10');
  expect(getMonthDueForClosing('2026-11-30')).toBe('2026-10');
  expect(getMonthDueForClosing('2027-01-31')).toBe('2026-12');
});
