import { partAtToday } from './runningTotal';

const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];

it('ends today when nothing is dated later', () => {
  expect(partAtToday(days, [1, 2, 2, null, null], '2026-11-03')).toEqual({
    upToToday: [1, 2, 2, null, null],
    later: [null, null, null, null, null],
  });
});

it('goes on from today to the last thing that is dated later', () => {
  expect(partAtToday(days, [1, 2, 2, 4, 4], '2026-11-02')).toEqual({
    upToToday: [1, 2, null, null, null],
    later: [null, 2, 2, 4, null],
  });
});

it('is a point on the first day, and all of it once the days are over', () => {
  expect(partAtToday(days, [3, null, null, null, null], '2026-11-01').upToToday).toEqual([
    3,
    null,
    null,
    null,
    null,
  ]);
  expect(partAtToday(days, [1, 2, 2, 4, 4], '2027-01-01')).toEqual({
    upToToday: [1, 2, 2, 4, 4],
    later: [null, null, null, null, null],
  });
});

it('is all dated later before the days begin', () => {
  expect(partAtToday(days, [0, 1, 1, 2, 2], '2026-10-30')).toEqual({
    upToToday: [null, null, null, null, null],
    later: [0, 1, 1, 2, null],
  });
});
