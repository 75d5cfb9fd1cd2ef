import { type Day, monthRange } from '../calendar/calendar.ts';
import { countTradesOfDeal } from '../deals/dealValues.ts';
import { formatStep } from '../steps/stepText.ts';
import { buildTradeSteps, calculateTradeStats, type TradeDayFacts } from './tradeStats.ts';

const NOVEMBER = monthRange('2026-11');
const stats = (facts: readonly TradeDayFacts[]) => calculateTradeStats(facts, NOVEMBER);

const day = (date: Day, delivered: number, single: number, double: number) => ({
  day: date,
  delivered,
  single,
  double,
});
const calculatePercent = (delivered: number, single: number, double: number) =>
  stats([day('2026-11-21', delivered, single, double)]).period.percent;

describe('trade percentage', () => {
  it('counts TRADE as one trade and TRADE X2 as two trades', () => {
    expect(stats([day('2026-11-21', 4, 1, 1)]).period).toEqual({ delivered: 4, trades: 3, percent: 75 });
  });

  it('counts the trades of a single deal in the same way', () => {
    expect(([null, 'NO TRADE', 'TRADE', 'TRADE X2'] as const).map(countTradesOfDeal)).toEqual([0, 0, 1, 2]);
  });

  it('rounds the percentage half up to two decimals', () => {
    expect(calculatePercent(3, 2, 0)).toBe(66.67);
    expect(calculatePercent(3, 1, 0)).toBe(33.33);
    // 1 ÷ 32 = 3.125 %; 5 ÷ 32 = 15.625 %.
    expect(calculatePercent(32, 1, 0)).toBe(3.13);
    expect(calculatePercent(32, 5, 0)).toBe(15.63);
    // 1 ÷ 800 = 0.125 %; 201 ÷ 800 = 25.125 %.
    expect(calculatePercent(800, 1, 0)).toBe(0.13);
    expect(calculatePercent(800, 201, 0)).toBe(25.13);
  });

  it('exceeds 100 percent when deals have two trades', () => {
    expect(calculatePercent(2, 0, 2)).toBe(200);
  });

  it('returns 0 percent without deals', () => {
    expect(stats([])).toEqual({ days: [], period: { delivered: 0, trades: 0, percent: 0 } });
  });

  it('lists the days with sold deals in order, and calculates the period from the sums of all days', () => {
    // The days have 50 % and 33.33 %. The period has 2 trades for 5 deals, which is not the average of the
    // days.
    const days = stats([day('2026-11-02', 3, 1, 0), day('2026-10-31', 2, 1, 0), day('2026-11-01', 0, 0, 0)]);
    expect(days.days).toEqual([
      { day: '2026-10-31', delivered: 2, trades: 1, percent: 50 },
      { day: '2026-11-02', delivered: 3, trades: 1, percent: 33.33 },
    ]);
    expect(days.period).toEqual({ delivered: 5, trades: 2, percent: 40 });
  });

  it('explains the calculation of the trade percentage', () => {
    const explain = (single: number, double: number, delivered: number) =>
      buildTradeSteps([day('2026-11-21', delivered, single, double)], NOVEMBER).percent.map(step =>
        formatStep(step),
      );
    expect(explain(2, 3, 32)).toEqual([
      'TRADE X2: 3 deals × 2 = 6',
      'Trades: 2 TRADE + 6 from TRADE X2 = 8',
      'Trade %: 8 trades ÷ 32 delivered deals × 100 = 25.00%',
    ]);
    expect(explain(1, 0, 3)).toEqual([
      'Trades: 1 TRADE',
      'Trade %: 1 trade ÷ 3 delivered deals × 100 = 33.33%',
    ]);
    expect(explain(0, 0, 0).at(-1)).toBe('Trade %: 0.00% because nothing was delivered');
  });
});
