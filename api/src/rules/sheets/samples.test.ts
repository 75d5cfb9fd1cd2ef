import { readFileSync } from 'node:fs';
import { parseCsv } from 'hucre/csv';
import type { Read } from './cell.ts';
import type { SheetPurpose } from './fields.ts';
import { fieldsOf } from './fields.ts';
import { proposeLayout, type SheetLine } from './layout.ts';
import { readLines } from './readLines.ts';

/** The files that stand beside the button. */
const samples = { COMPARE: 'gross-recap.csv', IMPORT_DEALS: 'deals.csv', IMPORT_PEOPLE: 'people.csv' };

it.each(Object.entries(samples) as [SheetPurpose, string][])(
  '%s: every cell of %s is read',
  (purpose, name) => {
    const text = readFileSync(new URL(`../../../../web/public/samples/${name}`, import.meta.url), 'utf8');
    const rows = parseCsv(text, { delimiter: ',' }) as string[][];
    const lines: SheetLine[] = rows.map((cells, index) => ({ line: index + 1, cells }));
    const layout = proposeLayout(purpose, lines);
    expect([...layout.columns].sort()).toEqual(Object.keys(fieldsOf(purpose)).sort());
    const read = readLines(purpose, layout, lines).lines;
    expect(read.length).toBeGreaterThan(2);
    expect(
      read.flatMap(({ values }) => Object.values(values) as Read[]).filter(({ kind }) => kind === 'refused'),
    ).toEqual([]);
  },
);

/** Lines as spreadsheets print them with formats of accounting; that they are read out of the files, `readTable.test.ts` of the web says. */
const printed: Readonly<Record<string, readonly string[][]>> = JSON.parse(
  readFileSync(
    new URL('../../../../web/src/components/sheets/reading/fixtures/printed.json', import.meta.url),
    'utf8',
  ),
);

it.each(Object.entries(printed))('what %s printed is known by itself, to the cent', (_who, rows) => {
  const lines: SheetLine[] = rows.map((cells, index) => ({ line: index + 1, cells }));
  const layout = proposeLayout('COMPARE', lines);
  expect(layout.columns).toEqual(['number', 'customerName', 'day', 'frontGross', 'backGross']);
  const { lines: read, leftOut } = readLines('COMPARE', layout, lines);
  expect(leftOut.totals).toEqual([6]);
  const valued = (value: unknown) => ({ kind: 'value', value });
  expect(
    read.map(({ values: { number, day, frontGross, backGross } }) => [number, day, frontGross, backGross]),
  ).toEqual([
    [valued(1001), valued('2026-11-05'), valued(123_450), valued(9_900)],
    [valued(1002), valued('2026-11-06'), valued(-123_450), valued(-80_025)],
    [valued(1003), valued('2026-11-09'), valued(0), { kind: 'blank' }],
  ]);
});
