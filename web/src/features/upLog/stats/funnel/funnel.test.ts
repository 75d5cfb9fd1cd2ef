import { isNarrowed, tableFigures, toBarWidth } from './funnel';

it.each([
  [0, 0, 0],
  [0, 4, 0],
  [1, 4, 25],
  [4, 4, 100],
])('makes the bar for %d of %d ups %d %% wide', (amount, ups, width) => {
  expect(toBarWidth(amount, ups)).toBe(width);
});

it('compares the rates with the rates of the store when filters other than the days apply', () => {
  const days = { start: '2026-06-01', end: '2026-06-30', groupBy: 'TEAM' } as const;
  expect(isNarrowed({ ...days, employeeId: null, teamId: null, upType: null, sold: null })).toBe(false);
  expect(isNarrowed({ ...days, teamId: 2 })).toBe(true);
  expect(isNarrowed({ ...days, sold: 'NO' })).toBe(true);
});

it('lists stages, rates, mismatches between log and deals, and gross in the table', () => {
  expect(tableFigures.slice(0, 3)).toEqual(['ups', 'testDrives', 'testDriveRate']);
  expect(tableFigures.slice(-4)).toEqual(['beBackRate', 'soldInLogOnly', 'soldInDealsOnly', 'grossPerUp']);
});
