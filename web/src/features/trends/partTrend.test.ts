import { partTrend } from './partTrend';

const months = [false, false, true].map(isUnfinished => ({ isUnfinished }));

it('goes on dashed from the last month that is over', () => {
  expect(partTrend(months, [1, 2, 3])).toEqual({ over: [1, 2, null], running: [null, 2, 3], joint: 1 });
});

it('joins nothing over a gap', () => {
  expect(partTrend(months, [1, null, 3])).toEqual({
    over: [1, null, null],
    running: [null, null, 3],
    joint: -1,
  });
});

it('is whole where every month is over, and dashed where none is', () => {
  expect(partTrend(months.slice(0, 2), [1, 2])).toEqual({ over: [1, 2], running: [null, null], joint: -1 });
  expect(partTrend(months.slice(2), [3])).toEqual({ over: [null], running: [3], joint: -1 });
});
