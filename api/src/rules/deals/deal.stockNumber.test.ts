import { formatSoldStockWarning } from './deal.ts';

describe('formatSoldStockWarning', () => {
  it.each([
    [[], null],
    [[4711], 'Stock number A12 is already on sold deal #4711.'],
    [[4711, 12, 7], 'Stock number A12 is already on sold deal #4711 and 2 more.'],
  ])('formats the warning that the sold deals %j have the same stock number', (soldDeals, message) => {
    expect(formatSoldStockWarning(' A12 ', soldDeals)).toBe(message);
  });
});
