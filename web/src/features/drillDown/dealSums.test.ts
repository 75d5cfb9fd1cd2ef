import { sumOfDeals } from './dealSums';

const totals = {
  deals: 33,
  units: 28.5,
  frontGross: -12.5,
  rankedGross: 1_000,
  totalGross: 987.5,
  trades: 34,
  tradeShares: 30.5,
};

describe('what the deals behind a number add up to', () => {
  it.each([
    ['units', '28.5 units'],
    ['deals', '33 deals'],
    ['trades', '34 trades'],
    ['tradeShares', '30.5 trades'],
    ['frontGross', '-$12.50'],
    ['rankedGross', '$1,000.00'],
    ['totalGross', '$987.50'],
  ] as const)('is, of %s, the number that was opened: %s', (term, figure) => {
    expect(sumOfDeals(term, totals).figure).toBe(figure);
  });

  it('says that a ranking counts no loss', () => {
    expect(sumOfDeals('rankedGross', totals).detail).toBe(
      'front gross of 33 deals, one at or below $0 counting $0',
    );
  });

  it('speaks of one as of one', () => {
    expect(sumOfDeals('trades', { ...totals, deals: 1, trades: 1 })).toMatchObject({
      figure: '1 trade',
      detail: 'of 1 deal',
    });
  });
});
