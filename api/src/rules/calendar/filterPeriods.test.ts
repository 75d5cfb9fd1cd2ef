import { FILTER_PERIODS, type FilterPeriod } from './filterPeriods.ts';

it.each<[FilterPeriod, string, string, string]>([
  ['this-month', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['this-month', '2028-02-01', '2028-02-01', '2028-02-29'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['today', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
  ['last-3-months', '2026-02-10', '2025-11-01', '2026-02-28'],
  ['last-6-months', '2026-06-30', '2025-12-01', '2026-06-30'],
  ['last-12-months', '2026-12-31', '2025-12-01', '2026-12-31'],
  ['year-to-date', '2026-01-01', '2026-01-01', '2026-01-01'],
  ['year-to-date', '2026-11-24', '2026-01-01', '2026-11-24'],
  ['all', '2026-11-24', '1900-01-01', '2999-12-31'],
])('resolves the period %s on %s to the days %s – %s', (period, today, start, end) => {
  expect(FILTER_PERIODS[period](today as `${number}-${number}-${number}`)).toEqual({ start, end });
});
