import { barOf, isNarrowed, tableFigures } from './funnel';

it.each([
  [0, 0, 0],
  [0, 4, 0],
  [1, 4, 25],
  [4, 4, 100],
])('the bar of %d of %d ups is %d %% wide', (amount, ups, width) => {
  expect(barOf(amount, ups)).toBe(width);
});

it('is compared with the store where more than the days is filtered', () => {
  const days = { start: '2026-06-01', end: '2026-06-30', groupBy: 'TEAM' } as const;
  expect(isNarrowed({ ...days, employeeId: null, teamId: null, upType: null, sold: null })).toBe(false);
  expect(isNarrowed({ ...days, teamId: 2 })).toBe(true);
  expect(isNarrowed({ ...days, sold: 'NO' })).toBe(true);
});

it('has the stages, the rates, what the two disagree on and the gross in its table', () => {
  expect(tableFigures.slice(0, 3)).toEqual(['ups', 'testDrives', 'testDriveRate']);
  expect(tableFigures.slice(-4)).toEqual(['beBackRate', 'soldInLogOnly', 'soldInDealsOnly', 'grossPerUp']);
});
