import { matchLines } from '../compare/match.ts';
import { groupByNameKey, proposePeople, toNameKey } from '../import/nameMatching.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import { getCellText, toComparableText } from './cell.ts';
import { getSheetFields, SHEET_PURPOSES } from './fields.ts';
import { findHeaderRow, listHeaders, proposeLayout, recognizeColumns } from './layout.ts';
import { readCell } from './readCell.ts';
import { readLines } from './readLines.ts';
import type { SheetField } from './sheetField.ts';

const LONG = 32_767; // The longest cell of a workbook.
const SHORT = LONG >> 2;

/**
 * The minimum measured time. A reader that needs less always passes, because the processor clock may tick in
 * steps of 10 ms. A quadratic reader needs hundreds of milliseconds.
 */
const MIN_MEASURED_MS = 40;

/** All ASCII signs, and some of the letters and digits. */
const PRINTABLE = [...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~019atxzAZ'];

const OTHER_SIGNS = [
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u2009',
  'é',
  'ß',
  'İ',
  'Ж',
  '漢',
  '\u0301',
  '\u200d',
  '😀',
  '−',
  '’',
  '€',
  '✓',
  '…',
];
const SEQUENCES = [
  '( (',
  '()',
  '[(',
  ')(',
  '- ',
  '-(',
  '$ ',
  '1,',
  '1.',
  "1'",
  '1,111',
  '#0',
  '0 ',
  '01',
  '1/',
  '1-1',
  't1',
  ' 1:11',
  't1:11',
  'a1',
  'Doe, ',
  'a b ',
  'a.',
  'e\u0301',
  'total ',
  ' :',
  'sum',
  "'=",
  'jan ',
  'x@',
  '"\\"',
];
const SAMPLE_SIGNS = [...PRINTABLE, ...OTHER_SIGNS, ...SEQUENCES];

/** Readers that scan to the end of the text fail at this suffix. */
const SUFFIX = '\n!';

const FORMATS = [
  { numberFormat: 'POINT', dayFormat: 'MONTH_FIRST' },
  { numberFormat: 'COMMA', dayFormat: 'DAY_FIRST' },
] as const;

const READ_AS_NOTES = { headRow: 0, columns: ['notes'], sumLines: false, ...FORMATS[0] };

const fields: SheetField[] = SHEET_PURPOSES.flatMap(purpose => Object.values(getSheetFields(purpose)));
const people = groupByNameKey([{ id: 1, name: 'Sam Rivera' }]);

const READERS: Readonly<Record<string, (cell: string) => unknown>> = {
  'the text of a cell': getCellText,
  'a text for comparison': toComparableText,
  ...Object.fromEntries(
    fields.map(field => [
      `a ${field.kind}`,
      (cell: string) => FORMATS.map(formats => readCell(field, cell, formats)),
    ]),
  ),
  'a header': cell => {
    const lines = [{ line: 1, cells: [cell, 'Deal', 'Front'] }];
    for (const purpose of SHEET_PURPOSES) {
      recognizeColumns(purpose, listHeaders(lines, 1), lines);
      findHeaderRow(purpose, lines);
    }
  },
  'the notation of a file': cell => {
    const lines = [
      { line: 1, cells: ['Deal', 'Date', 'Front', 'Customer'] },
      ...[2, 3, 4].map(line => ({ line, cells: [cell, cell, cell, cell] })),
    ];
    for (const purpose of SHEET_PURPOSES) proposeLayout(purpose, lines);
  },
  'a line, which may be a total': cell =>
    readLines('IMPORT_DEALS', READ_AS_NOTES, [{ line: 1, cells: [cell] }]),
  'a name': cell => proposePeople(toNameKey(cell), people),
  'a stock number and a customer': cell => {
    const line = {
      line: 2,
      number: null,
      stockNum: cell,
      customerName: cell,
      day: '2026-11-22' as const,
      theirs: { amounts: {} },
    };
    const deal = {
      id: 1,
      number: 1,
      stockNum: cell,
      customerName: cell,
      day: '2026-11-23' as const,
      frontGross: 0,
      backGross: 0,
      isInPeriod: true,
    };
    matchLines([line], [deal]);
  },
};

const MAX_TRIES = 12;

/**
 * Returns whether reading a text four times as long takes at most 6 times as long. Compares the best times of
 * several tries, and then the total times. The short text is read four times in each try, so that both tries
 * free the same amount of memory.
 */
function isLinear(read: (cell: string) => unknown, sign: string): boolean {
  const repeatSign = (length: number) => sign.repeat(length / sign.length) + SUFFIX;
  const [short, long] = [repeatSign(SHORT), repeatSign(LONG)];
  const [shortTimes, longTimes]: [number[], number[]] = [[], []];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    longTimes.push(measureMs(() => read(long)));
    if (Math.min(...longTimes) <= MIN_MEASURED_MS) return true;
    shortTimes.push(measureMs(() => [1, 2, 3, 4].map(() => read(short))) / 4);
    if (Math.min(...longTimes) <= 6 * Math.min(...shortTimes)) return true;
  }
  return sumBy(longTimes, ms => ms) <= 6 * sumBy(shortTimes, ms => ms);
}

/** Measures processor time, so that other load on the machine does not count. */
function measureMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user / 1000;
}

describe('readers of cells with repeated signs', () => {
  test.each(Object.entries(READERS))(
    'reads a cell of 32,767 signs in at most 6 times the time of 8,192 signs: %s',
    (_, read) => {
      const slow = SAMPLE_SIGNS.filter(sign => !isLinear(read, sign));
      expect(slow).toEqual([]);
    },
  );

  test('detects a reader that needs quadratic time', () => {
    expect(isLinear(cell => cell.replace(/\(.*\)|\[.*\]/g, ''), '(')).toBe(false);
  });
});
