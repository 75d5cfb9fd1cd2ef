import { atOnce } from '../../testing/atOnce.ts';
import type { Cell } from './cell.ts';
import type { SheetPurpose } from './fields.ts';
import type { Layout, SheetLine } from './layout.ts';
import { columnsIn, readLines as reading } from './readLines.ts';

const readLines = <Purpose extends SheetPurpose>(
  purpose: Purpose,
  how: Layout,
  lines: readonly SheetLine[],
) => atOnce(reading(purpose, how, lines));

const sheet = (...rows: Cell[][]): SheetLine[] => rows.map((cells, index) => ({ line: index + 1, cells }));

const layout: Layout = {
  headRow: 2,
  columns: ['number', 'customerName', 'frontGross'],
  numberFormat: 'POINT',
  dayFormat: 'MONTH_FIRST',
  sumLines: false,
};

const value = (of: unknown) => ({ kind: 'value', value: of });
const numbersOf = (lines: SheetLine[], how: Partial<Layout> = {}) => {
  const read = readLines('COMPARE', { ...layout, ...how }, lines);
  return { lines: read.lines.map(({ line }) => line), leftOut: read.leftOut.totals };
};

const HEAD = ['Deal', 'Customer', 'Front'];

it('titles, heads, also printed again, and empty lines are left out', () => {
  const lines = sheet(['Recap'], HEAD, ['1', 'Ann', '5'], [], ['', null], HEAD, ['2', 'Bob', '6']);
  expect(numbersOf(lines)).toEqual({ lines: [3, 7], leftOut: [] });
});

it.each([
  [['Total', null, '11.00']],
  [[null, 'Grand Total:', '11.00']],
  [['Total (2 deals)', null, '11.00']],
  [['Summe', null, '11.00']],
  [['Zwischensumme', null, '11.00']],
  [[null, 'Total Front', 11]],
  [[null, 'Total: 1 deal', 11]],
  [['0', 'Total', '11.00']],
  [[1, 'Total', 11]], // an export of an earlier build, with the count of the deals above
  [['1', 'Share of Ann Zorn', 11]],
])('%j is a line of totals', cells => {
  expect(numbersOf(sheet(['Recap'], HEAD, ['1', 'Ann', '11.00'], cells))).toEqual({
    lines: [3],
    leftOut: [4],
  });
});

it.each([
  [['7', 'Total Wine & More', '11.00']],
  [['7', 'Total', '11.00']],
  [['7', 'Sum', '11.00']],
  [['7', 'Summe', '11.00']],
  [['7', 'Gesamt', '11.00']],
  [['7', 'Subtotal', '11.00']],
  [['7', 'Share of Joy', '11.00']],
  [['7', 'Summer Stone', '11.00']],
  [[null, 'Totaro', '11.00']],
  [[null, null, '11.00']],
])('%j is not', cells => {
  expect(numbersOf(sheet([], HEAD, cells))).toEqual({ lines: [3], leftOut: [] });
});

it('a line that holds nothing but a number is left out of an import, and stays a deal of a comparison', () => {
  const lines = sheet([], HEAD, ['2021'], ['7', '', null], ['8', 'Ann'], ['9', null, 'much']);
  const read = readLines('IMPORT_DEALS', layout, lines);
  expect(read.lines.map(({ line }) => line)).toEqual([5, 6]);
  expect(read.leftOut).toEqual({ totals: [], numberOnly: [3, 4] });
  expect(numbersOf(lines)).toEqual({ lines: [3, 4, 5, 6], leftOut: [] });
});

it('several lines of one deal are added up when that is asked for', () => {
  const lines = sheet(
    [],
    HEAD,
    ['1', '', '5.10'],
    ['2', 'Bob', '1.00'],
    ['01', 'Ann', '(2.05)'],
    ['1', 'Anne', null],
    ['x', 'Cy', '1'],
    ['x', 'Di', '1'],
  );
  expect(numbersOf(lines).lines).toEqual([3, 4, 5, 6, 7, 8]);
  const read = readLines('COMPARE', { ...layout, sumLines: true }, lines);
  expect(read.lines.map(each => each.lines)).toEqual([[3, 5, 6], [4], [7], [8]]);
  expect(read.lines[0]).toMatchObject({
    line: 3,
    values: { number: value(1), customerName: value('Ann'), frontGross: value(305) },
  });
});

it('a sum of which an amount cannot be read cannot be read; one that is too large neither', () => {
  const sumOf = (...amounts: string[]) => {
    const lines = sheet([], HEAD, ...amounts.map(amount => ['1', 'Ann', amount]));
    return readLines('COMPARE', { ...layout, sumLines: true }, lines).lines[0]?.values.frontGross;
  };
  expect(sumOf('5', 'n/a')).toMatchObject({ kind: 'refused', why: 'is no amount' });
  expect(sumOf('9,999,999,999.99', '0.01')).toMatchObject({ kind: 'refused' });
  expect(sumOf('', '')).toEqual({ kind: 'blank' });
});

it('what cannot be read is told by column, with the first of it and three samples', () => {
  const lines = sheet([], HEAD, ['1', 'Ann', 'five'], ['2', '', '5'], ['3', 'Cy', 'six'], ['4', 'Di', '7']);
  const { lines: read } = readLines('COMPARE', layout, lines);
  expect(atOnce(columnsIn(layout.columns, read))).toEqual([
    { samples: ['1', '2', '3'], unreadableCount: 0, firstUnreadable: null },
    { samples: ['Ann', 'Cy', 'Di'], unreadableCount: 0, firstUnreadable: null },
    {
      samples: ['five', '5', 'six'],
      unreadableCount: 2,
      firstUnreadable: { line: 3, text: 'five', why: 'is no amount' },
    },
  ]);
});
