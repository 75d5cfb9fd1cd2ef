import { matchLines } from '../compare/match.ts';
import { byNameKey, nameKey, proposedFor } from '../import/names.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import { plain, textOf } from './cell.ts';
import { fieldsOf, SHEET_PURPOSES, type SheetField } from './fields.ts';
import { findHead, headsOf, proposeLayout, recognizeColumns } from './layout.ts';
import { readCell } from './readCell.ts';
import { readLines } from './readLines.ts';

const LONG = 32_767; // the longest cell
const SHORT = LONG >> 2;

/** Below this nobody waits, and the clock of a processor may tick by 10; one that takes the square needs hundreds. */
const FLOOR_MS = 40;

/** Every sign of ASCII, letters and digits by some of their kind. */
const PRINTABLE = [...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~019atxzAZ'];

const OTHERS = [
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
const TOGETHER = [
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
const SIGNS = [...PRINTABLE, ...OTHERS, ...TOGETHER];

/** So that a reader that goes on to the end finds that it is none. */
const AFTER = '\n!';

const FORMATS = [
  { numberFormat: 'POINT', dayFormat: 'MONTH_FIRST' },
  { numberFormat: 'COMMA', dayFormat: 'DAY_FIRST' },
] as const;

const READ_AS_NOTES = { headRow: 0, columns: ['notes'], sumLines: false, ...FORMATS[0] };

const fields: SheetField[] = SHEET_PURPOSES.flatMap(purpose => Object.values(fieldsOf(purpose)));
const people = byNameKey([{ id: 1, name: 'Sam Rivera' }]);

const READERS: Readonly<Record<string, (cell: string) => unknown>> = {
  'the text of a cell': textOf,
  'words as they are compared': plain,
  ...Object.fromEntries(
    fields.map(field => [
      `a ${field.kind}`,
      (cell: string) => FORMATS.map(formats => readCell(field, cell, formats)),
    ]),
  ),
  'a head': cell => {
    const lines = [{ line: 1, cells: [cell, 'Deal', 'Front'] }];
    for (const purpose of SHEET_PURPOSES) {
      recognizeColumns(purpose, headsOf(lines, 1), lines);
      findHead(purpose, lines);
    }
  },
  'what tells how a file is written': cell => {
    const lines = [
      { line: 1, cells: ['Deal', 'Date', 'Front', 'Customer'] },
      ...[2, 3, 4].map(line => ({ line, cells: [cell, cell, cell, cell] })),
    ];
    for (const purpose of SHEET_PURPOSES) proposeLayout(purpose, lines);
  },
  'a line, which may be a total': cell =>
    readLines('IMPORT_DEALS', READ_AS_NOTES, [{ line: 1, cells: [cell] }]),
  'a name': cell => proposedFor(nameKey(cell), people),
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

const MOST_TRIES = 12;

/**
 * Whether it takes at most 6 × as long for four times as much: at its best of several tries, or in all of them together, for
 * memory is given back in one try and not in another. The short one is read four times, so that both give back as much.
 */
function isLinear(read: (cell: string) => unknown, sign: string): boolean {
  const cellOf = (length: number) => sign.repeat(length / sign.length) + AFTER;
  const [short, long] = [cellOf(SHORT), cellOf(LONG)];
  const [shorts, longs]: [number[], number[]] = [[], []];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    longs.push(msOf(() => read(long)));
    if (Math.min(...longs) <= FLOOR_MS) return true;
    shorts.push(msOf(() => [1, 2, 3, 4].map(() => read(short))) / 4);
    if (Math.min(...longs) <= 6 * Math.min(...shorts)) return true;
  }
  return sumOf(longs, ms => ms) <= 6 * sumOf(shorts, ms => ms);
}

/** Of the processor, so that what else the machine does counts for nothing. */
function msOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user / 1000;
}

describe('a cell of 32,767 equal signs takes at most 6 times as long as one of 8,192', () => {
  test.each(Object.entries(READERS))('read as %s', (_, read) => {
    const slow = SIGNS.filter(sign => !isLinear(read, sign));
    expect(slow).toEqual([]);
  });

  test('which finds a reader that takes the square', () => {
    expect(isLinear(cell => cell.replace(/\(.*\)|\[.*\]/g, ''), '(')).toBe(false);
  });
});
