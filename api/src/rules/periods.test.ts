import type { Month } from './calendar.ts';
import { quarterOf, yearOf } from './periods.ts';

it.each<[Month, string]>([
  ['2026-01', '2026-Q1'],
  ['2026-03', '2026-Q1'],
  ['2026-04', '2026-Q2'],
  ['2026-06', '2026-Q2'],
  ['2026-07', '2026-Q3'],
  ['2026-09', '2026-Q3'],
  ['2026-10', '2026-Q4'],
  ['1999-12', '1999-Q4'],
])('%s lies in %s', (month, quarter) => {
  expect(quarterOf(month)).toBe(quarter);
});

it('has the year of a day and of a month', () => {
  expect([yearOf('2025-12-31'), yearOf('2026-01')]).toEqual([2025, 2026]);
});
