import type { StoreStep } from '../deals/storeSales.ts';
import { monthGoals } from '../goals/goal.ts';
import { daysLeft } from '../tickSheet/daysLeft.ts';
import { storeDay, storeDays } from './storeDay.ts';

describe('the days of the store’s day', () => {
  it('are yesterday, the month up to today, and the same days a year earlier', () => {
    expect(storeDays('2026-11-22')).toEqual({
      yesterday: { start: '2026-11-21', end: '2026-11-21' },
      month: { start: '2026-11-01', end: '2026-11-30' },
      toDate: { start: '2026-11-01', end: '2026-11-22' },
      priorToDate: { start: '2025-11-01', end: '2025-11-22' },
    });
  });

  it('reach into the month before, and on a month’s last day to the last of a year earlier', () => {
    expect(storeDays('2026-01-01').yesterday).toEqual({ start: '2025-12-31', end: '2025-12-31' });
    expect(storeDays('2025-02-28').priorToDate).toEqual({ start: '2024-02-01', end: '2024-02-29' });
    expect(storeDays('2024-02-29').priorToDate).toEqual({ start: '2023-02-01', end: '2023-02-28' });
  });
});

const noGoals = { set: monthGoals([]), left: daysLeft('2026-11', '2026-11-22', null) };

it('counts deals of every kind of car, 1 each, against a year earlier', () => {
  const sold = (facts: Partial<StoreStep>): StoreStep => ({
    start: '2026-11-01',
    new: 0,
    used: 0,
    unclassified: 0,
    certified: 0,
    gross: 0,
    ...facts,
  });
  const day = storeDay({
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
