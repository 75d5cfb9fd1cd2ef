import { splitTrend } from './splitTrend';

const months = [false, false, true].map(isUnfinished => ({ isUnfinished }));

it('splits a trend at the last finished month, which belongs to both parts', () => {
  expect(splitTrend(months, [1, 2, 3])).toEqual({
    finished: [1, 2, null],
    unfinished: [null, 2, 3],
    jointIndex: 1,
  });
});

it('does not join the parts across a month without data', () => {
  expect(splitTrend(months, [1, null, 3])).toEqual({
    finished: [1, null, null],
    unfinished: [null, null, 3],
    jointIndex: -1,
  });
});

it('returns one empty part if all months are finished or all are unfinished', () => {
  expect(splitTrend(months.slice(0, 2), [1, 2])).toEqual({
    finished: [1, 2],
    unfinished: [null, null],
    jointIndex: -1,
  });
  expect(splitTrend(months.slice(2), [3])).toEqual({ finished: [null], unfinished: [3], jointIndex: -1 });
});
