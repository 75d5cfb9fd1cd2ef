import { hasMonthlySteps } from './yearSteps';

it('charts a range of several months by month and a range within a month by day', () => {
  expect(hasMonthlySteps({ start: '2026-11-01', end: '2026-11-30' })).toBe(false);
  expect(hasMonthlySteps({ start: '2026-11-30', end: '2026-12-01' })).toBe(true);
  expect(hasMonthlySteps({ start: '2025-11-01', end: '2026-11-30' })).toBe(true);
});
