import { formatStep } from '../steps/stepText.ts';
import { buildHogSteps, calculateHogTotals, type HogGroup } from './hogTotals.ts';

const group = (overrides: Partial<HogGroup>): HogGroup => ({
  isSplit: false,
  isSold: true,
  deals: 1,
  frontGross: 0,
  backGross: 0,
  ...overrides,
});

describe('Hog totals', () => {
  const groups = [
    group({ deals: 3, frontGross: 300_000, backGross: 90_000 }),
    group({ deals: 2, isSplit: true, frontGross: 100_000, backGross: 50_001 }),
    group({ deals: 1, isSplit: true, isSold: false, frontGross: -20_000, backGross: 0 }),
    group({ deals: 4, isSold: false, frontGross: 10_000, backGross: 5_000 }),
  ];

  it('counts all deals and the split deals, sums the units of sold deals, and sums the gross of all deals', () => {
    expect(calculateHogTotals(groups, 'store')).toEqual({
      totalEntries: 10,
      splitDeals: 3,
      totalSold: 5,
      frontGross: 390_000,
      backGross: 145_001,
      totalGross: 535_001,
    });
  });

  it("calculates one employee's share of units and gross, but counts all rows", () => {
    expect(calculateHogTotals(groups, 'employee')).toEqual({
      totalEntries: 10,
      splitDeals: 3,
      totalSold: 4,
      frontGross: 350_000,
      // 90,000 + 25,000.5 + 5,000 = 120,000.5 cents, rounded away from zero.
      backGross: 120_001,
      totalGross: 470_001,
    });
  });

  it('rounds the total gross once, from the exact shares', () => {
    // Half of $0.01 front gross and half of $0.01 back gross are one cent together, although each half rounds
    // to one cent, too.
    const split = [group({ isSplit: true, frontGross: 1, backGross: 1 })];
    expect(calculateHogTotals(split, 'employee')).toMatchObject({
      frontGross: 1,
      backGross: 1,
      totalGross: 1,
    });
  });

  it('rounds half a cent of negative gross away from zero', () => {
    const split = [group({ isSplit: true, frontGross: -10_001 })];
    expect(calculateHogTotals(split, 'employee')).toMatchObject({ frontGross: -5_001, totalSold: 0.5 });
  });

  it('returns 0 for every total without deals', () => {
    expect(calculateHogTotals([], 'store')).toEqual({
      totalEntries: 0,
      splitDeals: 0,
      totalSold: 0,
      frontGross: 0,
      backGross: 0,
      totalGross: 0,
    });
  });

  it("explains the calculation of an employee's share", () => {
    const explain = (name: 'totalSold' | 'totalGross') =>
      buildHogSteps(groups, 'employee')[name].map(step => formatStep(step));
    expect(explain('totalSold')).toEqual([
      'Total Sold, split: 2 sold deals × 0.5 = 1.0',
      'Total Sold: 3 sold deals, not split + 1.0 from split deals = 4.0',
    ]);
    expect(explain('totalGross')).toEqual([
      'Front Gross, split: $800.00 from split deals × 0.5 = $400.00',
      'Front Gross: $3,100.00 from deals that are not split + $400.00 from split deals = $3,500.00',
      'Back Gross, split: $500.01 from split deals × 0.5 = $250.01',
      'Back Gross: $950.00 from deals that are not split + $250.01 from split deals = $1,200.01',
      'Total Gross: $3,500.00 front + $1,200.01 back = $4,700.01',
    ]);
  });
});
