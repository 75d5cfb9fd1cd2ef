import { readXlsx } from 'hucre/xlsx';
import type { Cell } from './resultTable';
import { clipboardOf, csvOf, workbookOf } from './spreadsheet';

const lineOf = (...cells: Cell[]) => csvOf({ columns: cells.map(() => 'c'), rows: [cells] }).split('\r\n')[1];

it('is a UTF-8 file with a mark, a line of names and a line end after each row', () => {
  const table = { columns: ['salesperson.name', 'units'], rows: [['Zoë Núñez', 1.5]] as Cell[][] };
  expect(csvOf(table)).toBe('\uFEFFsalesperson.name,units\r\nZoë Núñez,1.5\r\n');
});

it('quotes what would break a line apart', () => {
  expect(lineOf('a,b', 'say "hi"', 'plain')).toBe('"a,b","say ""hi""",plain');
  expect(csvOf({ columns: ['notes'], rows: [['two\nlines'], ['two\r\nlines']] })).toContain(
    '"two\nlines"\r\n"two\r\nlines"',
  );
});

it('leaves an empty cell empty, and writes numbers and flags bare', () => {
  expect(lineOf(null, '', 0, -1234.5, true, false)).toBe(',,0,-1234.5,true,false');
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
])('keeps a spreadsheet from running %j', (typed, written) => {
  expect(lineOf(typed)).toBe(written);
});

it.each<[Cell]>([['1=1'], ['a@b.example'], [-5], [-1234.5]])('leaves %j as it is', cell => {
  expect(lineOf(cell)).toBe(String(cell));
});

it('guards the names of columns too', () => {
  expect(csvOf({ columns: ['=a'], rows: [] })).toBe("\uFEFF'=a\r\n");
});

it('puts tabs between cells for the clipboard, and keeps a row on its line', () => {
  const table = {
    columns: ['name', 'notes'],
    rows: [
      ['=A1', 'a\tb'],
      ['Ann, Bea', 'two\nlines'],
    ],
  };
  expect(clipboardOf(table)).toBe('name\tnotes\r\n\'=A1\t"a\tb"\r\nAnn, Bea\t"two\nlines"');
});

it('is a workbook of numbers, days and texts that Excel does not run', async () => {
  const rows: Cell[][] = [
    ['2026-11-02', 1.5, '=1+1', '2026-11-02'],
    [null, -0.25, null, 'none'],
  ];
  const { sheets } = await readXlsx(await workbookOf({ columns: ['day', 'units', 'notes', 'mixed'], rows }));
  expect(sheets[0]?.rows).toEqual([
    ['day', 'units', 'notes', 'mixed'],
    [new Date('2026-11-02T00:00:00Z'), 1.5, '=1+1', '2026-11-02'],
    [null, -0.25, null, 'none'],
  ]);
});
