import { findNewSales, type ReceivedSales } from './useSaleAnnouncement';

const createSale = (key: number) => ({ key: String(key), sellers: [{ name: 'Sam Rivera', total: 4.5 }] });

const createFigures = (keys: readonly number[], today = '2026-11-22') => ({
  viewer: { today },
  justSold: keys.map(createSale),
});

const receivedSales = (...keys: number[]): ReceivedSales => ({
  month: '2026-11',
  keys: new Set(keys.map(String)),
});

it('does not announce the sales of the first response', () => {
  expect(findNewSales(undefined, createFigures([7]))).toEqual({ sales: [], received: receivedSales(7) });
});

it('announces each sale that earlier responses did not contain', () => {
  expect(findNewSales(receivedSales(7), createFigures([7, 8, 9])).sales).toEqual([
    createSale(8),
    createSale(9),
  ]);
});

it('announces a sale only once if the server omits it from a response and then sends it again', () => {
  const first = findNewSales(receivedSales(), createFigures([7]));
  const withoutSale = findNewSales(first.received, createFigures([]));
  const withSaleAgain = findNewSales(withoutSale.received, createFigures([7]));
  expect([first, withoutSale, withSaleAgain].map(({ sales }) => sales.length)).toEqual([1, 0, 0]);
});

it('does not announce the sales of the first response of a new month', () => {
  const { sales, received } = findNewSales(receivedSales(7), createFigures([8], '2026-12-01'));
  expect(sales).toEqual([]);
  expect(received).toEqual({ month: '2026-12', keys: new Set(['8']) });
});

it('announces nothing if a response contains no list of sales', () => {
  const { viewer } = createFigures([]);
  expect(findNewSales(receivedSales(7), { viewer }).sales).toEqual([]);
});

it.each([
  [5, 5],
  [6, 0],
])('treats more than five new sales as an import: with %i new sales, announces %i', (count, announced) => {
  const keys = Array.from({ length: count }, (_, index) => index + 1);
  expect(findNewSales(receivedSales(), createFigures(keys)).sales).toHaveLength(announced);
});
