import { isByMonth } from './yearSteps';

it('tells a range over several months by month, and one within a month by day', () => {
  expect(isByMonth({ start: '2026-11-01', end: '2026-11-30' })).toBe(false);
  expect(isByMonth({ start: '2026-11-30', end: '2026-12-01' })).toBe(true);
  expect(isByMonth({ start: '2025-11-01', end: '2026-11-30' })).toBe(true);
});
