import { dealPeriods, type PeriodName, resolvePeriod, statsPeriods } from './period';

const resolve = (period: PeriodName, today: string) =>
  resolvePeriod({ period, start: null, end: null }, today);

describe('a period on November 21st, 2026', () => {
  it.each<[PeriodName, string, string]>([
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last-3-months', '2026-08-01', '2026-11-30'],
    ['last-6-months', '2026-05-01', '2026-11-30'],
    ['last-12-months', '2025-11-01', '2026-11-30'],
    ['year-to-date', '2026-01-01', '2026-11-21'],
    ['all', '1900-01-01', '2999-12-31'],
  ])('resolves the period %s to the range from %s to %s', (period, start, end) => {
    expect(resolve(period, '2026-11-21')).toEqual({ start, end });
  });
});

it('resolves periods across the new year and across the end of February', () => {
  expect(resolve('last-month', '2026-01-31')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
  expect(resolve('last-3-months', '2026-03-31')).toEqual({ start: '2025-12-01', end: '2026-03-31' });
  expect(resolve('yesterday', '2028-03-01')).toEqual({ start: '2028-02-29', end: '2028-02-29' });
  expect(resolve('year-to-date', '2026-01-01')).toEqual({ start: '2026-01-01', end: '2026-01-01' });
});

describe('a custom period', () => {
  const custom = (start: string | null, end: string | null) =>
    resolvePeriod({ period: 'custom', start, end }, '2026-11-21');

  it('resolves to the range between the chosen days', () => {
    expect(custom('2026-02-01', '2026-02-28')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
    expect(custom('2026-02-01', '2026-02-01')).toEqual({ start: '2026-02-01', end: '2026-02-01' });
  });

  it('resolves to null when a day is missing or invalid, or when the end precedes the start', () => {
    expect(custom('2026-02-01', null)).toBeNull();
    expect(custom(null, '2026-02-01')).toBeNull();
    expect(custom('2026-02-30', '2026-03-01')).toBeNull();
    expect(custom('2026-03-02', '2026-03-01')).toBeNull();
  });
});

it('offers Yesterday for lists of deals but not for statistics', () => {
  expect(dealPeriods).toHaveLength(10);
  expect(statsPeriods).toHaveLength(9);
  expect(statsPeriods).not.toContain('yesterday');
});
