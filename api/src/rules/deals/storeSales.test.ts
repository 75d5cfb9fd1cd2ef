import type { Day } from '../calendar/calendar.ts';
import { getStepSize, type StoreSalesStep, sumStoreSales } from './storeSales.ts';

const step = (start: Day, units: Partial<StoreSalesStep>): StoreSalesStep => ({
  start,
  new: 0,
  used: 0,
  unclassified: 0,
  certified: 0,
  gross: 0,
  ...units,
});

describe('steps of store sales', () => {
  it('uses days as steps within one calendar month, and months for a longer range', () => {
    expect(getStepSize({ start: '2026-06-01', end: '2026-06-30' })).toBe('day');
    expect(getStepSize({ start: '2026-06-30', end: '2026-07-01' })).toBe('month');
    expect(getStepSize({ start: '2025-06-01', end: '2026-06-01' })).toBe('month');
  });

  it('adds up the sales of each class of car over all steps', () => {
    const steps = [
      step('2026-06-01', { new: 1, used: 2, certified: 1, gross: -50 }),
      step('2026-06-02', { used: 1, unclassified: 4, gross: 125 }),
    ];
    expect(sumStoreSales(steps)).toEqual({ new: 1, used: 3, unclassified: 4, certified: 1, gross: 75 });
  });
});
