import { sumCompared, sumOfDeals } from './dealSums';

const totals = {
  deals: 33,
  units: 28.5,
  frontGross: -12.5,
  rankedGross: 1_000,
  totalGross: 987.5,
  trades: 34,
  tradePercent: 103.03,
};

describe('what the deals behind a number add up to', () => {
  it.each([
    ['units', '28.5 units'],
    ['deals', '33 deals'],
    ['trades', '34 trades'],
    ['tradePercent', '103.03%'],
    ['frontGross', '-$12.50'],
    ['rankedGross', '$1,000.00'],
    ['totalGross', '$987.50'],
  ] as const)('is, of %s, the number that was opened: %s', (term, figure) => {
    expect(sumOfDeals(term, totals).figure).toBe(figure);
  });

  it('says how a share of trades comes about, and that a ranking counts no loss', () => {
    expect(sumOfDeals('tradePercent', totals).detail).toBe('34 trades ÷ 33 deals');
    expect(sumOfDeals('rankedGross', totals).detail).toBe(
      'front gross of 33 deals, one at or below $0 counting $0',
    );
  });

  it('adds the vacation units that a number counts, to the hundredth', () => {
    expect(sumOfDeals('units', totals, 0.29)).toEqual({
      figure: '28.79 units',
      detail: '28.5 of 33 deals + 0.29 vacation',
      isEmpty: false,
    });
  });

  it('is nothing when no deal and no vacation is behind it', () => {
    const none = { ...totals, deals: 0, units: 0 };
    expect(sumOfDeals('units', none).isEmpty).toBe(true);
    expect(sumOfDeals('units', none, 1)).toMatchObject({ figure: '1.0 unit', isEmpty: false });
  });

  it('speaks of one as of one', () => {
    expect(sumOfDeals('trades', { ...totals, deals: 1, trades: 1 })).toMatchObject({
      figure: '1 trade',
      detail: 'of 1 deal',
    });
  });

  it('is a difference with its sign, between two years', () => {
    const prior = { ...totals, deals: 50, totalGross: 1_000 };
    expect(sumCompared('deals', totals, prior)).toEqual({
      figure: '-17',
      detail: '33 deals − 50 deals a year earlier',
      isEmpty: false,
    });
    expect(sumCompared('totalGross', prior, totals).figure).toBe('+$12.50');
  });
});
