import { describeSoldStock } from './stockNumber.ts';

describe('describeSoldStock', () => {
  it.each([
    [[], null],
    [[4711], 'Stock number A12 is already on sold deal #4711.'],
    [[4711, 12, 7], 'Stock number A12 is already on sold deal #4711 and 2 more.'],
  ])('describes sold deals %j', (soldDeals, message) => {
    expect(describeSoldStock(' A12 ', soldDeals)).toBe(message);
  });
});
