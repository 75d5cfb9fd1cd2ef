import type { Day } from '../calendar/calendar.ts';
import { type StoreStep, stepSize, storeSales } from './storeSales.ts';

const step = (start: Day, units: Partial<StoreStep>): StoreStep => ({
  start,
  new: 0,
  used: 0,
  unclassified: 0,
  certified: 0,
  gross: 0,
  ...units,
});

describe('steps', () => {
  it('are days within one calendar month and months over anything longer, a day more included', () => {
    expect(stepSize({ start: '2026-06-01', end: '2026-06-30' })).toBe('day');
    expect(stepSize({ start: '2026-06-30', end: '2026-07-01' })).toBe('month');
    expect(stepSize({ start: '2025-06-01', end: '2026-06-01' })).toBe('month');
  });

  it('add up class by class', () => {
    const steps = [
      step('2026-06-01', { new: 1, used: 2, certified: 1, gross: -50 }),
      step('2026-06-02', { used: 1, unclassified: 4, gross: 125 }),
    ];
    expect(storeSales(steps)).toEqual({ new: 1, used: 3, unclassified: 4, certified: 1, gross: 75 });
  });
});
