import { readXlsx } from 'hucre/xlsx';
import type { ResultCell } from './resultTable';
import { buildWorkbook, formatCsv, formatTsv } from './spreadsheet';

const formatRow = (...cells: ResultCell[]) =>
  formatCsv({ columns: cells.map(() => 'c'), rows: [cells] }).split('\r\n')[1];

it('writes a UTF-8 file with a byte order mark, a header line and a line end after each row', () => {
  const table = { columns: ['salesperson.name', 'units'], rows: [['Zoë Núñez', 1.5]] as ResultCell[][] };
  expect(formatCsv(table)).toBe('\uFEFFsalesperson.name,units\r\nZoë Núñez,1.5\r\n');
});

it('quotes cells with commas, quotes or line breaks', () => {
  expect(formatRow('a,b', 'say "hi"', 'plain')).toBe('"a,b","say ""hi""",plain');
  expect(formatCsv({ columns: ['notes'], rows: [['two\nlines'], ['two\r\nlines']] })).toContain(
    '"two\nlines"\r\n"two\r\nlines"',
  );
});

it('writes nothing for empty cells, and numbers and booleans without quotes', () => {
  expect(formatRow(null, '', 0, -1234.5, true, false)).toBe(',,0,-1234.5,true,false');
});

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.example";"Ann")', `"'=HYPERLINK(""https://evil.example"";""Ann"")"`],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['-', "'-"],
  ['@cmd', "'@cmd"],
  ['\tx', "'\tx"],
  ['\r=1', `"'\r=1"`],
  ['--1', "'--1"],
  ['-1e5', "'-1e5"],
  ['-12', "'-12"],
])('escapes %j, so that a spreadsheet does not run it', (text, expected) => {
  expect(formatRow(text)).toBe(expected);
});

it.each<[ResultCell]>([['1=1'], ['a@b.example'], [-5], [-1234.5]])('writes %j without escaping it', cell => {
  expect(formatRow(cell)).toBe(String(cell));
});

it('escapes formulas in column labels', () => {
  expect(formatCsv({ columns: ['=a'], rows: [] })).toBe("\uFEFF'=a\r\n");
});

it('separates cells with tabs for the clipboard, and quotes line breaks', () => {
  const table = {
    columns: ['name', 'notes'],
    rows: [
      ['=A1', 'a\tb'],
      ['Ann, Bea', 'two\nlines'],
    ],
  };
  expect(formatTsv(table)).toBe('name\tnotes\r\n\'=A1\t"a\tb"\r\nAnn, Bea\t"two\nlines"');
});

it('builds a workbook of numbers, dates and texts in which Excel runs no formula', async () => {
  const rows: ResultCell[][] = [
    ['2026-11-02', 1.5, '=1+1', '2026-11-02'],
    [null, -0.25, null, 'none'],
  ];
  const { sheets } = await readXlsx(
    await buildWorkbook({ columns: ['day', 'units', 'notes', 'mixed'], rows }),
  );
  expect(sheets[0]?.rows).toEqual([
    ['day', 'units', 'notes', 'mixed'],
    [new Date('2026-11-02T00:00:00Z'), 1.5, '=1+1', '2026-11-02'],
    [null, -0.25, null, 'none'],
  ]);
});
