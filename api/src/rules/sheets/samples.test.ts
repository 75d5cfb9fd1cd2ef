import { readFileSync } from 'node:fs';
import { parseCsv } from 'hucre/csv';
import type { Read } from './cell.ts';
import type { SheetPurpose } from './fields.ts';
import { fieldsOf } from './fields.ts';
import { proposeLayout, type SheetLine } from './layout.ts';
import { Reading } from './readLines.ts';

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
    const reading = new Reading(purpose, layout, lines);
    reading.go(lines);
    const read = reading.result().lines;
    expect(read.length).toBeGreaterThan(2);
    expect(
      read.flatMap(({ values }) => Object.values(values) as Read[]).filter(({ kind }) => kind === 'refused'),
    ).toEqual([]);
  },
);
