import { calculateDealFigures, type DealSums, sumDeals } from './dealFigures.ts';

const sums = (overrides: Partial<DealSums>): DealSums => ({
  deals: 0,
  new: 0,
  used: 0,
  unclassified: 0,
  certified: 0,
  frontGross: 0,
  backGross: 0,
  single: 0,
  double: 0,
  ...overrides,
});

describe('figures of a group of deals', () => {
  it('returns 0 and null averages per unit for a group without deals', () => {
    expect(calculateDealFigures(sums({}))).toEqual({
      deals: 0,
      units: 0,
      newUnits: 0,
      usedUnits: 0,
      certifiedUnits: 0,
      unclassifiedUnits: 0,
      frontGross: 0,
      backGross: 0,
      totalGross: 0,
      frontGrossPerUnit: null,
      backGrossPerUnit: null,
      totalGrossPerUnit: null,
      trades: 0,
      tradePercent: 0,
    });
  });

  it('counts each class of car in units, and counts certified cars once, as used cars', () => {
    const figures = calculateDealFigures(
      sums({ deals: 6, new: 1, used: 2.5, certified: 1.5, unclassified: 0.5 }),
    );
    expect(figures).toMatchObject({ deals: 6, units: 4, newUnits: 1, usedUnits: 2.5, certifiedUnits: 1.5 });
    expect(figures.unclassifiedUnits).toBe(0.5);
  });

  it('calculates the front, back and total gross per unit from exact shares, and rounds half a cent away from zero', () => {
    const half = sums({ new: 0.5, frontGross: 1, backGross: 1 });
    expect(calculateDealFigures(half)).toMatchObject({ frontGross: 1, backGross: 1, totalGross: 1 });
    const loss = sums({ new: 0.5, frontGross: -1, backGross: 0 });
    expect(calculateDealFigures(loss)).toMatchObject({ frontGross: -1, backGross: 0, totalGross: -1 });
  });

  it.each([
    [{ new: 2, frontGross: 202 }, 51], // 1.01 ÷ 2 = 0.505
    [{ new: 2, frontGross: -202 }, -51],
    [{ new: 1.5, frontGross: 200 }, 67], // 1.00 ÷ 1.5 = 0.6667
    [{ new: 0.5, frontGross: 1 }, 1], // Half a cent ÷ half a unit is one cent.
    [{ new: 3, frontGross: 0 }, 0],
  ])('averages %j to %i cents per unit from the exact share', (overrides, cents) => {
    expect(calculateDealFigures(sums(overrides)).frontGrossPerUnit).toBe(cents);
  });

  it('averages the total gross instead of adding the rounded front and back averages', () => {
    const { frontGrossPerUnit, backGrossPerUnit, totalGrossPerUnit } = calculateDealFigures(
      sums({ new: 3, frontGross: 8, backGross: 8 }), // The front and the back average are each 4 cents ÷ 3 units = 1.33 cents a unit. The total average is 2.67.
    );
    expect([frontGrossPerUnit, backGrossPerUnit, totalGrossPerUnit]).toEqual([1, 1, 3]);
  });

  it('counts two cars for TRADE X2 and half a car for one share of a split deal, and returns the trades as a percentage of units', () => {
    expect(calculateDealFigures(sums({ used: 1.5, single: 1, double: 0.5 }))).toMatchObject({
      trades: 2,
      tradePercent: 133.33,
    });
  });

  it('calculates exactly for a thousand deals with the largest amount', () => {
    const largest = sums({ new: 1_000, frontGross: 2 * 999_999_999_999 * 1_000 });
    expect(calculateDealFigures(largest).frontGrossPerUnit).toBe(999_999_999_999);
  });
});

it('adds up several groups exactly and rounds only the final sum', () => {
  const side = sums({ deals: 0.5, new: 0.5, frontGross: 1, single: 0.5 });
  const both = sumDeals([side, side, side]);
  expect(both).toEqual(sums({ deals: 1.5, new: 1.5, frontGross: 3, single: 1.5 }));
  expect(calculateDealFigures(both).frontGross).toBe(2); // 3 × 0.5 cents are 1.5 cents; rounding each amount first would make 3 cents.
});
