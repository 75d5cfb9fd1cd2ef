import { roundHalfAway, roundHalfUp, toPercent } from './arithmetic.ts';

describe('roundHalfAway', () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [1n, 2n, 1],
    [-1n, 2n, -1],
    [1n, 3n, 0],
    [-1n, 3n, 0],
    [2n, 3n, 1],
    [-2n, 3n, -1],
    [0n, 7n, 0],
    [5n, -2n, -3],
    [999_999_999_999n * 3n, 2n, 1_499_999_999_999],
    [1_000_000_000_001n, 2n, 500_000_000_001],
  ])('rounds the quotient of %s ÷ %s to %s', (numerator, denominator, expected) => {
    expect(roundHalfAway(numerator, denominator)).toBe(expected);
  });

  it('throws for division by zero', () => {
    expect(() => roundHalfAway(1n, 0n)).toThrow(RangeError);
  });
});

describe('roundHalfUp', () => {
  it.each([
    [1, 2, 1],
    [3, 2, 2],
    [49, 100, 0],
    [50, 100, 1],
    [51, 100, 1],
    [0, 9, 0],
    [20_000, 3, 6667],
    [10_000, 3, 3333],
  ])('rounds the quotient of %i ÷ %i to %i', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });
});

it.each([
  [0, 0, 0],
  [0, 7, 0],
  [7, 7, 100],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [1, 800, 0.13], // 0.125 rounds half up.
  [3, 2, 150],
  [0.5, 1.5, 33.33],
])('converts %d of %d to %d %%', (part, whole, percent) => {
  expect(toPercent(part, whole)).toBe(percent);
});
