import { splitAtToday } from './runningTotal';

const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];

it('returns no line after today when no deal is dated after today', () => {
  expect(splitAtToday(days, [1, 2, 2, null, null], '2026-11-03')).toEqual({
    upToToday: [1, 2, 2, null, null],
    later: [null, null, null, null, null],
  });
});

it('ends the line after today at the last increase of the total', () => {
  expect(splitAtToday(days, [1, 2, 2, 4, 4], '2026-11-02')).toEqual({
    upToToday: [1, 2, null, null, null],
    later: [null, 2, 2, 4, null],
  });
});

it('returns a single point on the first day, and only the line up to today when all days are over', () => {
  expect(splitAtToday(days, [3, null, null, null, null], '2026-11-01').upToToday).toEqual([
    3,
    null,
    null,
    null,
    null,
  ]);
  expect(splitAtToday(days, [1, 2, 2, 4, 4], '2027-01-01')).toEqual({
    upToToday: [1, 2, 2, 4, 4],
    later: [null, null, null, null, null],
  });
});

it('puts all totals into the line after today when today is before the first day', () => {
  expect(splitAtToday(days, [0, 1, 1, 2, 2], '2026-10-30')).toEqual({
    upToToday: [null, null, null, null, null],
    later: [0, 1, 1, 2, null],
  });
});
