import { type KnownSales, newSales } from './sales';

const sale = (key: number) => ({ key: String(key), sellers: [{ name: 'Sam Rivera', total: 4.5 }] });

const figures = (keys: readonly number[], today = '2026-11-22') => ({
  viewer: { today },
  justSold: keys.map(sale),
});

const knowing = (...keys: number[]): KnownSales => ({ month: '2026-11', keys: new Set(keys.map(String)) });

it('knows at first whatever is told', () => {
  expect(newSales(undefined, figures([7]))).toEqual({ sales: [], known: knowing(7) });
});

it('tells each sale that it did not know', () => {
  expect(newSales(knowing(7), figures([7, 8, 9])).sales).toEqual([sale(8), sale(9)]);
});

it('tells a sale once that the server no longer tells of, and then tells of again', () => {
  const first = newSales(knowing(), figures([7]));
  const back = newSales(first.known, figures([]));
  const again = newSales(back.known, figures([7]));
  expect([first, back, again].map(({ sales }) => sales.length)).toEqual([1, 0, 0]);
});

it('tells nothing of a month that begins with sales', () => {
  const { sales, known } = newSales(knowing(7), figures([8], '2026-12-01'));
  expect(sales).toEqual([]);
  expect(known).toEqual({ month: '2026-12', keys: new Set(['8']) });
});

it('tells nothing of a server that tells of none', () => {
  const { viewer } = figures([]);
  expect(newSales(knowing(7), { viewer }).sales).toEqual([]);
});

it.each([
  [5, 5],
  [6, 0],
])('of %i sales at once tells %i: more are an import', (count, told) => {
  const keys = Array.from({ length: count }, (_, index) => index + 1);
  expect(newSales(knowing(), figures(keys)).sales).toHaveLength(told);
});
