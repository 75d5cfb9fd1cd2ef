import type { SheetCell } from './cell.ts';
import type { SheetLayout, SheetLine } from './layout.ts';
import { readLines, summarizeColumns } from './readLines.ts';

const sheet = (...rows: SheetCell[][]): SheetLine[] =>
  rows.map((cells, index) => ({ line: index + 1, cells }));

const layout: SheetLayout = {
  headRow: 2,
  columns: ['number', 'customerName', 'frontGross'],
  numberFormat: 'POINT',
  dayFormat: 'MONTH_FIRST',
  sumLines: false,
};

const value = (content: unknown) => ({ kind: 'value', value: content });
const readLineNumbers = (lines: SheetLine[], overrides: Partial<SheetLayout> = {}) => {
  const result = readLines('COMPARE', { ...layout, ...overrides }, lines);
  return { lines: result.lines.map(({ line }) => line), leftOut: result.leftOut.totals };
};

const HEADER = ['Deal', 'Customer', 'Front'];

it('leaves out titles, the header, repeated headers and empty lines', () => {
  const lines = sheet(['Recap'], HEADER, ['1', 'Ann', '5'], [], ['', null], HEADER, ['2', 'Bob', '6']);
  expect(readLineNumbers(lines)).toEqual({ lines: [3, 7], leftOut: [] });
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
  [[1, 'Total', 11]], // An export of an earlier version has the number of deals above in this column.
  [['1', 'Share of Ann Zorn', 11]],
])('recognizes the line %j as a line of totals', cells => {
  expect(readLineNumbers(sheet(['Recap'], HEADER, ['1', 'Ann', '11.00'], cells))).toEqual({
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
])('does not recognize the line %j as a line of totals', cells => {
  expect(readLineNumbers(sheet([], HEADER, cells))).toEqual({ lines: [3], leftOut: [] });
});

describe('a line of totals with text in other columns', () => {
  const columns = ['number', 'stockNum', 'customerName', 'day', 'frontGross'];
  const header = ['Deal #', 'Stk #', 'Customer', 'Date', 'Front Gross'];
  const deals: SheetCell[][] = [
    ['1', 'A1', 'A', '04/05/2013', '4.00'],
    ['2', 'A2', 'B', '04/06/2013', '6.00'],
  ];
  const result = (...cells: SheetCell[]) => readLineNumbers(sheet([], header, ...deals, cells), { columns });

  it.each([
    [['GRAND TOTAL', null, '2 DEALS', null, '10.00']],
    [['GRAND TOTAL', '2', null, null, '10.00']],
    [['GRAND TOTAL', '2 UNITS', '2 DEALS', null, '10.00']],
    [['TOTAL', null, null, '04/30/2013', '10.00']],
    [[null, null, 'Total of April', '04/30/2013', '10.00']],
  ])('leaves out the line %j', cells => {
    expect(result(...cells)).toEqual({ lines: [3, 4], leftOut: [5] });
  });

  it.each([
    [['3', null, 'Total Wine', null, '10.00']],
    [[null, 'A3', 'Total Wine', null, '10.00']],
    [['Total loss', null, 'Ann', '04/07/2013', '10.00']],
  ])('keeps the line %j, which identifies a deal', cells => {
    expect(result(...cells)).toEqual({ lines: [3, 4, 5], leftOut: [] });
  });

  it.each(['deliveryDate', 'addedDate'])(
    'leaves out a line of totals with text in the customer column and %s from an import, too',
    day => {
      const layoutOfDeals = { ...layout, columns: columns.with(3, day) };
      const readDeals = (...cells: SheetCell[]) =>
        readLines('IMPORT_DEALS', layoutOfDeals, sheet([], header, ...deals, cells)).leftOut.totals;
      expect(readDeals('GRAND TOTAL', null, '2 DEALS', null, '10.00')).toEqual([5]);
      expect(readDeals('Total loss', null, 'Ann', '04/07/2013', '10.00')).toEqual([]);
    },
  );
});

it('leaves out a line with only a number from an import', () => {
  const lines = sheet([], HEADER, ['2021'], ['7', '', null], ['8', 'Ann'], ['9', null, 'much']);
  const result = readLines('IMPORT_DEALS', layout, lines);
  expect(result.lines.map(({ line }) => line)).toEqual([5, 6]);
  expect(result.leftOut).toEqual({ totals: [], numberOnly: [3, 4] });
});

it('leaves out a line with only a year from a comparison, but keeps a line with only another number', () => {
  const lines = sheet(
    [],
    HEADER,
    [2021],
    ['1899'],
    ['1900'],
    ['2099'],
    ['2100'],
    ['2022', 'Ann'],
    ['2023', null, '5'],
    ['2024', null, null, 'a note in a column that is left out'],
  );
  const result = readLines('COMPARE', layout, lines);
  expect(result.lines.map(({ line }) => line)).toEqual([4, 7, 8, 9, 10]);
  expect(result.leftOut).toEqual({ totals: [], numberOnly: [3, 5, 6] });
});

it('merges several lines of one deal only when the layout requests it', () => {
  const lines = sheet(
    [],
    HEADER,
    ['1', '', '5.10'],
    ['2', 'Bob', '1.00'],
    ['01', 'Ann', '(2.05)'],
    ['1', 'Anne', null],
    ['x', 'Cy', '1'],
    ['x', 'Di', '1'],
  );
  expect(readLineNumbers(lines).lines).toEqual([3, 4, 5, 6, 7, 8]);
  const result = readLines('COMPARE', { ...layout, sumLines: true }, lines);
  expect(result.lines.map(each => each.lines)).toEqual([[3, 5, 6], [4], [7], [8]]);
  expect(result.lines[0]).toMatchObject({
    line: 3,
    values: { number: value(1), customerName: value('Ann'), frontGross: value(305) },
  });
});

it('rejects a sum of amounts when one amount is unreadable or the sum is too large', () => {
  const readSum = (...amounts: string[]) => {
    const lines = sheet([], HEADER, ...amounts.map(amount => ['1', 'Ann', amount]));
    return readLines('COMPARE', { ...layout, sumLines: true }, lines).lines[0]?.values.frontGross;
  };
  expect(readSum('5', 'n/a')).toMatchObject({ kind: 'refused', why: 'isn’t an amount' });
  expect(readSum('9,999,999,999.99', '0.01')).toMatchObject({ kind: 'refused' });
  expect(readSum('', '')).toEqual({ kind: 'blank' });
});

it('counts unreadable cells by column, and returns the first unreadable cell and three samples', () => {
  const lines = sheet([], HEADER, ['1', 'Ann', 'five'], ['2', '', '5'], ['3', 'Cy', 'six'], ['4', 'Di', '7']);
  const { lines: result } = readLines('COMPARE', layout, lines);
  expect(summarizeColumns('COMPARE', layout, result)).toEqual([
    { samples: ['1', '2', '3'], unreadableCount: 0, firstUnreadable: null, hasDayWithoutYear: false },
    { samples: ['Ann', 'Cy', 'Di'], unreadableCount: 0, firstUnreadable: null, hasDayWithoutYear: false },
    {
      samples: ['five', '5', 'six'],
      unreadableCount: 2,
      firstUnreadable: { line: 3, text: 'five', why: 'isn’t an amount' },
      hasDayWithoutYear: false,
    },
  ]);
});
