import type { Figures } from './askFigures';
import { type KnownSales, newSales } from './sales';

const sam = { id: 1, name: 'Sam Rivera' };
const mara = { id: 2, name: 'Mara Voss' };

type Sold = readonly [number: number, isSold: boolean, salespeople: (typeof sam)[]];

const figures = (sold: readonly Sold[], today = '2026-11-22') =>
  ({
    viewer: { today },
    sales: sold.map(([number, isSold, salespeople]) => ({ number, isSold, salespeople })),
    leaderboard: [
      { id: 1, total: 4.5 },
      { id: 2, total: 3 },
    ],
  }) as unknown as Figures;

const knowing = (...numbers: number[]): KnownSales => ({ month: '2026-11', numbers: new Set(numbers) });

it('knows at first whatever is sold', () => {
  const { sales, known } = newSales(
    undefined,
    figures([
      [7, true, [sam]],
      [8, false, [sam]],
    ]),
  );
  expect(sales).toEqual([]);
  expect(known).toEqual(knowing(7));
});

it('tells each deal that becomes sold, with its sellers’ units', () => {
  const now = figures([
    [7, true, [sam]],
    [8, true, [sam, mara]],
    [9, true, []],
  ]);
  expect(newSales(knowing(7), now).sales).toEqual([
    {
      number: 8,
      sellers: [
        { name: 'Sam Rivera', units: 4.5 },
        { name: 'Mara Voss', units: 3 },
      ],
    },
    { number: 9, sellers: [] },
  ]);
});

it('tells a deal once that is taken back and sold again', () => {
  const first = newSales(knowing(), figures([[7, true, [sam]]]));
  const back = newSales(first.known, figures([[7, false, [sam]]]));
  const again = newSales(back.known, figures([[7, true, [sam]]]));
  expect([first, back, again].map(({ sales }) => sales.length)).toEqual([1, 0, 0]);
});

it('tells nothing of a month that begins with sold deals', () => {
  const { sales, known } = newSales(knowing(7), figures([[8, true, [sam]]], '2026-12-01'));
  expect(sales).toEqual([]);
  expect(known).toEqual({ month: '2026-12', numbers: new Set([8]) });
});

it.each([
  [5, 5],
  [6, 0],
])('of %i deals at once tells %i: more are an import', (count, told) => {
  const sold = Array.from({ length: count }, (_, index): Sold => [index + 1, true, [sam]]);
  expect(newSales(knowing(), figures(sold)).sales).toHaveLength(told);
});
