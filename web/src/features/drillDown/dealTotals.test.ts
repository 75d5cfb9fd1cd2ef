import { formatDealsTotal } from './dealTotals';

const totals = {
  deals: 33,
  units: 28.5,
  frontGross: -12.5,
  rankedGross: 1_000,
  backGross: 1_000,
  totalGross: 987.5,
  trades: 34,
  tradeShares: 30.5,
};

describe('formatDealsTotal', () => {
  it.each([
    ['UNITS', '28.5 units'],
    ['DEALS', '33 deals'],
    ['TRADES', '34 trades'],
    ['TRADE_SHARES', '30.5 trades'],
    ['FRONT_GROSS', '-$12.50'],
    ['RANKED_GROSS', '$1,000.00'],
    ['BACK_GROSS', '$1,000.00'],
    ['TOTAL_GROSS', '$987.50'],
  ] as const)('formats the total of %s as %s', (term, figure) => {
    expect(formatDealsTotal(term, totals).figure).toBe(figure);
  });

  it('adds a note that the ranking does not count losses', () => {
    expect(formatDealsTotal('RANKED_GROSS', totals).detail).toBe(
      'front gross of 33 deals, with amounts at or below $0 counted as $0',
    );
  });

  it('uses the singular for a single deal or trade', () => {
    expect(formatDealsTotal('TRADES', { ...totals, deals: 1, trades: 1 })).toMatchObject({
      figure: '1 trade',
      detail: 'of 1 deal',
    });
  });
});
