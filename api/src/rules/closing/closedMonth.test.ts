import { closedSentence, isOver, monthToBeClosed } from './closedMonth.ts';

it('says which month is closed, and who can reopen it', () => {
  expect(closedSentence('2026-10')).toBe(
    'October 2026 is closed: nothing that counts in it can change. A manager or an admin can reopen it.',
  );
});

it('a month is over from the day after its last one', () => {
  expect(isOver('2028-02', '2028-02-29')).toBe(false);
  expect(isOver('2028-02', '2028-03-01')).toBe(true);
});

it('from the 4th on the month before waits to be closed', () => {
  expect(monthToBeClosed('2026-11-03')).toBeNull();
  expect(monthToBeClosed('2026-11-04')).toBe('2026-10');
  expect(monthToBeClosed('2026-11-30')).toBe('2026-10');
  expect(monthToBeClosed('2027-01-31')).toBe('2026-12');
});
