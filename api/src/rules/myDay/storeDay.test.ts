import type { StoreStep } from '../deals/storeSales.ts';
import { storeDay, storeDays } from './storeDay.ts';

describe('the days of the store’s day', () => {
  it('are yesterday, the month up to today, and the same days a year earlier', () => {
    expect(storeDays('2026-11-22')).toEqual({
      yesterday: { start: '2026-11-21', end: '2026-11-21' },
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
    toDate: [sold({ new: 2 }), sold({ used: 3, certified: 1 })],
    priorToDate: [sold({ used: 7 })],
    lastSales: [],
  });
  expect(day).toEqual({
    yesterday: 2,
    toDate: { current: 5, prior: 7, difference: -2 },
    withoutSale: [],
  });
});
