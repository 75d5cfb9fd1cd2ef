import type { Day } from '../calendar/calendar.ts';
import { getComparedAmounts, toFileAmounts } from './amounts.ts';
import { type FileLine, matchLines, proposePeriod, type StoreDeal } from './match.ts';

const buildLine = (line: number, more: Partial<FileLine> = {}): FileLine => ({
  line,
  number: null,
  stockNum: null,
  customerName: null,
  day: null,
  theirs: { amounts: { frontGross: 1 } },
  ...more,
});

const buildDeal = (number: number, more: Partial<StoreDeal> = {}): StoreDeal => ({
  id: number + 5_000,
  number,
  stockNum: null,
  customerName: null,
  day: '2026-02-10' as Day,
  frontGross: 1,
  backGross: null,
  isInPeriod: true,
  ...more,
});

/** Returns the deal of each line, or the deal that is proposed for it. */
const summarizeMatches = (lines: FileLine[], deals: StoreDeal[]) =>
  matchLines(lines, deals).map(match => [
    match.line?.line ?? null,
    match.deal?.number ?? null,
    match.line && !match.deal ? (match.proposed?.number ?? null) : match.by,
  ]);

const ANN_LEE = { customerName: 'Ann Lee' };

it.each<[string, FileLine[], StoreDeal[], unknown[]]>([
  [
    'a line by deal number before stock number',
    [buildLine(1, { number: 7, stockNum: 'B' })],
    [buildDeal(7), buildDeal(8, { stockNum: 'B' })],
    [
      [1, 7, 'NUMBER'],
      [null, 8, null],
    ],
  ],
  [
    'a line by a stock number with different case and punctuation',
    [buildLine(1, { stockNum: '#ab-1' })],
    [buildDeal(7, { stockNum: 'AB 1' })],
    [[1, 7, 'STOCK']],
  ],
  [
    'a line by stock number written in full-width letters',
    [buildLine(1, { stockNum: 'ＡＢ－1' })],
    [buildDeal(7, { stockNum: 'AB-1' })],
    [[1, 7, 'STOCK']],
  ],
  [
    'a line to a proposed deal when only apostrophe, dash and space differ in the customer name',
    [buildLine(1, { customerName: "INES\u00a0O'EXAMPLE-LEE", day: '2026-02-11' as Day })],
    [buildDeal(7, { customerName: 'Inés O’Example–Lee' })],
    [
      [1, null, 7],
      [null, 7, null],
    ],
  ],
  [
    'no deal by a stock number that two deals have',
    [buildLine(1, { stockNum: 'A' })],
    [buildDeal(7, { stockNum: 'A' }), buildDeal(8, { stockNum: 'A' })],
    [
      [1, null, null],
      [null, 7, null],
      [null, 8, null],
    ],
  ],
  [
    'a line by a stock number that only one of the remaining deals has',
    [buildLine(1, { number: 7 }), buildLine(2, { stockNum: 'A' })],
    [buildDeal(7, { stockNum: 'A' }), buildDeal(8, { stockNum: 'A' })],
    [
      [1, 7, 'NUMBER'],
      [2, 8, 'STOCK'],
    ],
  ],
  [
    'no deal of another period by stock number',
    [buildLine(1, { stockNum: 'A' })],
    [buildDeal(7, { stockNum: 'A', isInPeriod: false })],
    [[1, null, null]],
  ],
  [
    'a deal of another period by deal number',
    [buildLine(1, { number: 7 })],
    [buildDeal(7, { isInPeriod: false })],
    [[1, 7, 'NUMBER']],
  ],
  [
    'only the first of two lines with the same deal number',
    [buildLine(1, { number: 7 }), buildLine(2, { number: 7 })],
    [buildDeal(7)],
    [
      [1, 7, 'NUMBER'],
      [2, null, null],
    ],
  ],
  [
    'only the readable line of two lines with the same deal number',
    [buildLine(1, { number: 7, theirs: { why: 'no' } }), buildLine(2, { number: 7 })],
    [buildDeal(7)],
    [
      [1, null, null],
      [2, 7, 'NUMBER'],
    ],
  ],
  [
    'a line to a proposed deal of the same customer within a week',
    [buildLine(1, { customerName: 'LEE, ann', day: '2026-02-17' })],
    [buildDeal(7, ANN_LEE)],
    [
      [1, null, 7],
      [null, 7, null],
    ],
  ],
  [
    'no deal of the same customer after more than a week',
    [buildLine(1, { ...ANN_LEE, day: '2026-02-18' })],
    [buildDeal(7, ANN_LEE)],
    [
      [1, null, null],
      [null, 7, null],
    ],
  ],
  [
    'the line with the nearest day to a proposed deal first',
    [buildLine(1, { ...ANN_LEE, day: '2026-02-12' }), buildLine(2, { ...ANN_LEE, day: '2026-02-10' })],
    [buildDeal(7, ANN_LEE)],
    [
      [1, null, null],
      [2, null, 7],
      [null, 7, null],
    ],
  ],
])('matches %s', (_case, lines, deals, expected) => {
  expect(summarizeMatches(lines, deals)).toEqual(expected);
});

it('matches in time proportional to the number of lines and deals, even when all have the same customer', () => {
  const measureMatching = (count: number) => {
    const deals = Array.from({ length: count * 0.6 }, (_, index) =>
      buildDeal(index + 1, { ...ANN_LEE, stockNum: `S${index}` }),
    );
    const lines = Array.from({ length: count }, (_, index) => {
      if (index < count * 0.3) return buildLine(index + 1, { number: index + 1 });
      return buildLine(index + 1, {
        ...ANN_LEE,
        stockNum: index < count * 0.55 ? `S${index}` : 'none',
        day: '2026-02-10' as Day,
      });
    });
    const before = process.threadCpuUsage();
    const matches = matchLines(lines, deals);
    return { matches, cost: process.threadCpuUsage(before).user };
  };
  const bestCost = (count: number) => Math.min(...[1, 2, 3].map(() => measureMatching(count).cost));
  expect(bestCost(40_000)).toBeLessThan(32 * bestCost(5_000)); // Quadratic time would take 64 times as long.
  const { matches } = measureMatching(20_000);
  expect(matches.filter(({ by }) => by === 'NUMBER')).toHaveLength(6_000);
  expect(matches.filter(({ by }) => by === 'STOCK')).toHaveLength(5_000);
});

describe('toFileAmounts', () => {
  const value = (amount: number) => ({ kind: 'value', value: amount }) as const;
  const blank = { kind: 'blank' } as const;
  const toAmounts = (columns: object) =>
    toFileAmounts(columns, getComparedAmounts(new Set(Object.keys(columns))));

  it.each([
    [{ frontGross: value(5) }, { amounts: { frontGross: 5 } }],
    [{ totalGross: value(5) }, { amounts: { totalGross: 5 } }],
    [{ frontGross: value(5), totalGross: value(3) }, { amounts: { frontGross: 5, backGross: -2 } }],
    [{ backGross: blank, totalGross: value(3) }, { amounts: { backGross: null, frontGross: 3 } }],
    [{ frontGross: value(5), totalGross: blank }, { amounts: { frontGross: 5, backGross: null } }],
    [
      { frontGross: value(5), backGross: blank, totalGross: value(5) },
      { amounts: { frontGross: 5, backGross: null } },
    ],
    [
      { frontGross: value(5), backGross: value(1), totalGross: value(5) },
      { why: 'Front and back gross don’t add up to total gross.' },
    ],
    [
      { frontGross: value(5), backGross: { kind: 'refused', why: 'isn’t an amount' } },
      { why: 'Back gross isn’t an amount.' },
    ],
  ])('reads the amounts of the columns %j as %j', (columns, amounts) => {
    expect(toAmounts(columns)).toEqual(amounts);
  });
});

it.each([
  [[], '2026-11-01', '2026-11-30'],
  [['2026-02-11', '2026-01-31'], '2026-01-01', '2026-02-28'],
])('proposes the period of whole months that contains the days %j', (days, start, end) => {
  expect(proposePeriod(days as Day[], '2026-11-23')).toEqual({ start, end });
});

it('prefers the deal that a person chose, and matches by number when the store does not have that deal', () => {
  const lines = [buildLine(1, { number: 8 }), buildLine(2), buildLine(3, { number: 9 })];
  const [first, second, third] = matchLines(
    lines,
    [buildDeal(8, { isInPeriod: false }), buildDeal(9)],
    new Map([
      [2, 5_008],
      [3, 5_007],
    ]),
  );
  expect([first, second, third].map(match => [match?.deal?.number ?? null, match?.by])).toEqual([
    [null, null],
    [8, 'PERSON'],
    [9, 'NUMBER'],
  ]);
});
