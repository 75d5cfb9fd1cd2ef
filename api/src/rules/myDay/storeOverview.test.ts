import type { StoreSalesStep } from '../deals/storeSales.ts';
import { indexMonthGoals } from '../goals/goal.ts';
import { getDaysLeft } from '../tickSheet/track.ts';
import { buildStoreOverview, getStoreOverviewRanges } from './storeOverview.ts';

describe('getStoreOverviewRanges', () => {
  it('returns yesterday, the days from the start of the month to today, and the same days a year earlier', () => {
    expect(getStoreOverviewRanges('2026-11-22')).toEqual({
      yesterday: { start: '2026-11-21', end: '2026-11-21' },
      month: { start: '2026-11-01', end: '2026-11-30' },
      toDate: { start: '2026-11-01', end: '2026-11-22' },
      priorToDate: { start: '2025-11-01', end: '2025-11-22' },
    });
  });

  it('returns the last day of the previous month as yesterday, and compares the last day of a month with the last day of the same month a year earlier', () => {
    expect(getStoreOverviewRanges('2026-01-01').yesterday).toEqual({
      start: '2025-12-31',
      end: '2025-12-31',
    });
    expect(getStoreOverviewRanges('2025-02-28').priorToDate).toEqual({
      start: '2024-02-01',
      end: '2024-02-29',
    });
    expect(getStoreOverviewRanges('2024-02-29').priorToDate).toEqual({
      start: '2023-02-01',
      end: '2023-02-28',
    });
  });
});

const noGoals = {
  goalsByOwner: indexMonthGoals([]),
  remainingDays: getDaysLeft('2026-11', '2026-11-22', null),
};

it('counts a deal of any class of car as 1, and compares the number of deals with a year earlier', () => {
  const sold = (overrides: Partial<StoreSalesStep>): StoreSalesStep => ({
    start: '2026-11-01',
    new: 0,
    used: 0,
    unclassified: 0,
    certified: 0,
    gross: 0,
    ...overrides,
  });
  const day = buildStoreOverview({
    today: '2026-11-22',
    people: [],
    yesterday: [sold({ new: 1, unclassified: 1 })],
    month: [sold({ new: 2 }), sold({ start: '2026-11-22', used: 3 }), sold({ start: '2026-11-23', new: 9 })],
    priorToDate: [sold({ used: 7 })],
    workingDays: null,
    goals: noGoals,
    lastSales: [],
  });
  expect(day).toEqual({
    yesterday: 2,
    toDate: { current: 5, prior: 7, difference: -2 },
    goal: null,
    withoutSale: [],
  });
});
