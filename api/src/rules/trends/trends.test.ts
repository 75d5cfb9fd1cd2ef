import { monthRange } from '../calendar/calendar.ts';
import { sumDeals } from '../deals/dealFigures.ts';
import { formatStep } from '../steps/stepText.ts';
import { sumCounters } from '../ups/upCounters.ts';
import { buildTrendMonth, buildTrendSteps, listTrendMonths, type TrendFacts } from './trends.ts';

const NOVEMBER = '2026-11';
const TODAY = '2026-11-22';
const nothing: TrendFacts = { sums: sumDeals([]), ups: sumCounters([]) };
const buildFacts = (sums: Partial<TrendFacts['sums']>, ups: Partial<TrendFacts['ups']> = {}): TrendFacts => ({
  sums: { ...nothing.sums, ...sums },
  ups: { ...nothing.ups, ...ups },
});
const figures = (facts: TrendFacts, subject = {}) => buildTrendMonth(NOVEMBER, facts, subject, TODAY);

describe('months of a trend', () => {
  it('lists the selected month and the twelve months before it, which include the same month of the previous year', () => {
    const months = listTrendMonths('2026-02');
    expect([months.length, months[0], months.at(-1)]).toEqual([13, '2025-02', '2026-02']);
  });

  it('starts the list with January 1900 when earlier months would be invalid', () => {
    expect(listTrendMonths('1900-01')).toEqual(['1900-01']);
    expect(listTrendMonths('1900-12')).toHaveLength(12);
    expect(listTrendMonths('1901-01')[0]).toBe('1900-01');
  });

  it.each([
    ['2026-11-30', true],
    ['2026-12-01', false],
    ['2026-10-31', true],
  ] as const)('marks November on %s as unfinished: %s', (today, isUnfinished) => {
    expect(buildTrendMonth(NOVEMBER, nothing, {}, today)).toMatchObject({ isUnfinished });
  });
});

describe('figures of a month', () => {
  it('returns null for figures that divide by 0, and 0 for units', () => {
    expect(figures(nothing)).toEqual({
      month: NOVEMBER,
      days: { start: '2026-11-01', end: '2026-11-30' },
      isUnfinished: true,
      new: 0,
      used: 0,
      unclassified: 0,
      units: 0,
      frontGrossPerUnit: null,
      backGrossPerUnit: null,
      grossPerUnit: null,
      tradePercent: null,
      closingRate: null,
    });
  });

  it('returns 0 for figures with a dividend of 0 and a divisor above 0', () => {
    expect(figures(buildFacts({ used: 1 }, { ups: 4 }))).toMatchObject({
      grossPerUnit: 0,
      tradePercent: 0,
      closingRate: 0,
    });
  });

  it('divides exact shares and rounds each quotient once, with halves away from zero, even for losses', () => {
    // 1.5 units; half cents: -100.01 $ front and 0.02 $ back.
    const facts = buildFacts({ new: 1, unclassified: 0.5, frontGross: -20_002, backGross: 4 });
    expect(figures(facts)).toMatchObject({
      units: 1.5,
      frontGrossPerUnit: -66.67,
      backGrossPerUnit: 0.01,
      grossPerUnit: -66.66,
    });
    expect(figures(buildFacts({ new: 2, frontGross: 2 })).frontGrossPerUnit).toBe(0.01); // half a cent
    expect(figures(buildFacts({ new: 2, frontGross: -2 })).frontGrossPerUnit).toBe(-0.01);
  });

  it('counts TRADE X2 as two trades, counts trades of split deals by share, and allows more than 100 %', () => {
    expect(figures(buildFacts({ new: 0.5, used: 1, single: 0.5, double: 1 })).tradePercent).toBe(166.67);
  });

  it('calculates the closing rate only from the up log', () => {
    expect(figures(buildFacts({}, { ups: 32, sold: 1 })).closingRate).toBe(3.13); // 3.125
  });

  it("explains the calculations of a month's figures", () => {
    const facts = buildFacts(
      { new: 2, frontGross: 40_000, backGross: 20_000, single: 1 },
      { ups: 8, sold: 3 },
    );
    const steps = buildTrendSteps(facts, monthRange(NOVEMBER), { employeeIds: [7], employeeId: 7 });
    const explain = (name: keyof typeof steps) => steps[name]?.map(step => formatStep(step)) ?? [];
    expect(explain('grossPerUnit')).toEqual([
      'Gross per unit: $300.00 front and back gross ÷ 2.0 units = $150.00',
    ]);
    expect(explain('tradePercent')).toEqual(['Trade %: 1 trade ÷ 2.0 units × 100 = 50.00%']);
    expect(explain('closingRate')).toEqual(['Closing rate: 3 ups marked sold ÷ 8 ups × 100 = 37.50%']);
  });
});
