import { splitTrend } from './splitTrend';

const months = [false, false, true].map(isUnfinished => ({ isUnfinished }));

it('continues as dashed from the last finished month', () => {
  expect(splitTrend(months, [1, 2, 3])).toEqual({
    finished: [1, 2, null],
    unfinished: [null, 2, 3],
    joint: 1,
  });
});

it('does not join the parts across a gap', () => {
  expect(splitTrend(months, [1, null, 3])).toEqual({
    finished: [1, null, null],
    unfinished: [null, null, 3],
    joint: -1,
  });
});

it('is solid if all months are finished and dashed if none is', () => {
  expect(splitTrend(months.slice(0, 2), [1, 2])).toEqual({
    finished: [1, 2],
    unfinished: [null, null],
    joint: -1,
  });
  expect(splitTrend(months.slice(2), [3])).toEqual({ finished: [null], unfinished: [3], joint: -1 });
});
