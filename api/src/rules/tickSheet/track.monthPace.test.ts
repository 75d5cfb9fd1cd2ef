import type { Day } from '../calendar/calendar.ts';
import type { StoreSalesStep } from '../deals/storeSales.ts';
import { buildMonthPace } from './track.ts';

const step = (start: Day, units: Partial<StoreSalesStep>): StoreSalesStep => ({
  start,
  new: 0,
  used: 0,
  unclassified: 0,
  certified: 0,
  gross: 0,
  ...units,
});

describe('buildMonthPace', () => {
  const range = { start: '2026-06-01', end: '2026-06-04' } as const;

  it('counts sold deals up to today, and distributes the track evenly over the days', () => {
    const sales = [step('2026-06-01', { new: 2 }), step('2026-06-02', { used: 1, unclassified: 1 })];
    expect(buildMonthPace(range, '2026-06-02', sales, 8)).toEqual([
      { day: '2026-06-01', sold: 2, soldToDate: 2, trackToDate: 2 },
      { day: '2026-06-02', sold: 2, soldToDate: 4, trackToDate: 4 },
      { day: '2026-06-03', sold: 0, soldToDate: null, trackToDate: 6 },
      { day: '2026-06-04', sold: 0, soldToDate: null, trackToDate: 8 },
    ]);
  });

  it('counts sold deals after today up to the last day with a sold deal, so that the last count equals the total sold', () => {
    const pace = buildMonthPace(range, '2026-06-01', [step('2026-06-03', { new: 1 })], 0);
    expect(pace.map(each => each.soldToDate)).toEqual([0, 0, 1, null]);
  });

  it('rounds the track to date to two decimals, halves up', () => {
    const days = { start: '2026-06-01', end: '2026-06-08' } as const;
    expect(buildMonthPace(days, '2026-06-08', [], 0.5)[0]?.trackToDate).toBe(0.06);
  });

  it('returns no days for a range longer than a month', () => {
    expect(buildMonthPace({ start: '2026-05-31', end: '2026-06-01' }, '2026-06-01', [], 3)).toEqual([]);
  });
});
