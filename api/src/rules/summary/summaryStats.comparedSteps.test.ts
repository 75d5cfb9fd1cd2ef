import type { Day } from '../calendar/calendar.ts';
import type { StoreSalesStep } from '../deals/storeSales.ts';
import { buildComparedSteps } from './summaryStats.ts';

const step = (start: Day, units: Partial<StoreSalesStep>): StoreSalesStep => ({
  start,
  new: 0,
  used: 0,
  unclassified: 0,
  certified: 0,
  gross: 0,
  ...units,
});

describe('buildComparedSteps', () => {
  const twoDays = { start: '2026-06-01', end: '2026-06-02' } as const;

  it('pairs each day with the same day of the previous year', () => {
    const prior = [step('2025-06-02', { used: 3 })];
    expect(buildComparedSteps(twoDays, [step('2026-06-01', { new: 1 })], prior)).toEqual([
      { start: '2026-06-01', current: 1, prior: 0, currentToDate: 1, priorToDate: 0 },
      { start: '2026-06-02', current: 0, prior: 3, currentToDate: 1, priorToDate: 3 },
    ]);
  });

  it('pairs Feb 29 of the previous year with Feb 28, and adds up the sales of Feb 28 and 29', () => {
    const february = { start: '2025-02-01', end: '2025-02-28' } as const;
    const prior = [step('2024-02-28', { new: 1 }), step('2024-02-29', { new: 2 })];
    expect(buildComparedSteps(february, [], prior).at(-1)).toMatchObject({ start: '2025-02-28', prior: 3 });
  });

  it('includes the sales of Feb 28 of the previous year in a range that starts on Feb 29', () => {
    const range = { start: '2024-02-29', end: '2024-02-29' } as const;
    expect(buildComparedSteps(range, [], [step('2023-02-28', { new: 2 })])).toEqual([
      { start: '2024-02-29', current: 0, prior: 2, currentToDate: 0, priorToDate: 2 },
    ]);
  });

  it('uses months as steps of a longer range, from the first to the last month with sales in either year', () => {
    const range = { start: '2025-01-01', end: '2026-12-31' } as const;
    const current = [step('2026-04-01', { new: 5 })];
    const prior = [step('2025-02-01', { new: 7 })];
    expect(
      buildComparedSteps(range, current, prior).map(each => [each.start, each.current, each.prior]),
    ).toEqual([
      ['2026-02-01', 0, 7],
      ['2026-03-01', 0, 0],
      ['2026-04-01', 5, 0],
    ]);
  });

  it('returns no steps for a longer range without sales', () => {
    expect(buildComparedSteps({ start: '1900-01-01', end: '2999-12-31' }, [], [])).toEqual([]);
  });
});
