import { sumGross, toCents, toDollars, toDollarText } from './money.ts';

describe('shares of money', () => {
  it('rounds shares of money once, with halves away from zero', () => {
    // The first two lines round half of $0.01 and half of -$0.01. The third line rounds half of $100.01.
    expect(toCents(1)).toBe(1);
    expect(toCents(-1)).toBe(-1);
    expect(toCents(10_001)).toBe(5_001);
    expect(toCents(-10_001)).toBe(-5_001);
    expect(toCents(10_000)).toBe(5_000);
    expect(toCents(0)).toBe(0);
  });

  it('keeps sums exact until they are rounded: two halves of a cent are one cent, not two', () => {
    expect(toCents(1 + 1)).toBe(1);
  });
});

describe('displayed money', () => {
  it.each([
    [0, 0, '0.00'],
    [1, 0.01, '0.01'],
    [-1, -0.01, '-0.01'],
    [-5, -0.05, '-0.05'],
    [250_000, 2500, '2500.00'],
    [-123_450, -1234.5, '-1234.50'],
    [999_999_999_999, 9_999_999_999.99, '9999999999.99'],
  ])('converts %i cents to %d dollars, stored as %s', (cents, dollars, text) => {
    expect(toDollars(cents)).toBe(dollars);
    expect(toDollarText(cents)).toBe(text);
  });
});

test.each([
  [1000.1, 200.2, 1200.3],
  [-500, 200.05, -299.95],
  [null, 12.34, 12.34],
  [null, null, 0],
  [9_999_999_999.99, 9_999_999_999.99, 19_999_999_999.98],
])('adds front gross %p and back gross %p to %p', (front, back, total) => {
  expect(sumGross(front, back)).toBe(total);
});
