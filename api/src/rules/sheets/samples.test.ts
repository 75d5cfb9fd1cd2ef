import { readFileSync } from 'node:fs';
import { parseCsv } from 'hucre/csv';
import type { CellResult } from './cell.ts';
import { getSheetFields, type SheetPurpose } from './fields.ts';
import { proposeLayout, type SheetLine } from './layout.ts';
import { readLines } from './readLines.ts';

/** The sample files that users can download. */
const samples = { COMPARE: 'gross-recap.csv', IMPORT_DEALS: 'deals.csv', IMPORT_PEOPLE: 'people.csv' };

it.each(Object.entries(samples) as [SheetPurpose, string][])(
  'reads every cell of the sample for %s: %s',
  (purpose, name) => {
    const text = readFileSync(new URL(`../../../../web/public/samples/${name}`, import.meta.url), 'utf8');
    const rows = parseCsv(text, { delimiter: ',' }) as string[][];
    const lines: SheetLine[] = rows.map((cells, index) => ({ line: index + 1, cells }));
    const layout = proposeLayout(purpose, lines);
    expect([...layout.columns].sort()).toEqual(Object.keys(getSheetFields(purpose)).sort());
    const read = readLines(purpose, layout, lines).lines;
    expect(read.length).toBeGreaterThan(2);
    expect(
      read
        .flatMap(({ values }) => Object.values(values) as CellResult[])
        .filter(({ kind }) => kind === 'refused'),
    ).toEqual([]);
  },
);

/**
 * Lines as spreadsheets print them with accounting formats. `readTable.test.ts` of the web tests that reading
 * the files returns these lines.
 */
const printedSheets: Readonly<Record<string, readonly string[][]>> = JSON.parse(
  readFileSync(
    new URL('../../../../web/src/components/sheets/reading/fixtures/printed.json', import.meta.url),
    'utf8',
  ),
);

it.each(Object.entries(printedSheets))(
  'reads the amounts printed by %s exactly to the cent',
  (_program, rows) => {
    const lines: SheetLine[] = rows.map((cells, index) => ({ line: index + 1, cells }));
    const layout = proposeLayout('COMPARE', lines);
    expect(layout.columns).toEqual(['number', 'customerName', 'day', 'frontGross', 'backGross']);
    const { lines: read, leftOut } = readLines('COMPARE', layout, lines);
    expect(leftOut.totals).toEqual([6]);
    const valueResult = (value: unknown) => ({ kind: 'value', value });
    expect(
      read.map(({ values: { number, day, frontGross, backGross } }) => [number, day, frontGross, backGross]),
    ).toEqual([
      [valueResult(1001), valueResult('2026-11-05'), valueResult(123_450), valueResult(9_900)],
      [valueResult(1002), valueResult('2026-11-06'), valueResult(-123_450), valueResult(-80_025)],
      [valueResult(1003), valueResult('2026-11-09'), valueResult(0), { kind: 'blank' }],
    ]);
  },
);
