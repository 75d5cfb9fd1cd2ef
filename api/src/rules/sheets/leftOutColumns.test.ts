import type { SheetCell } from './cell.ts';
import { proposeLayout, type SheetLine } from './layout.ts';
import { explainLeftOut } from './leftOutColumns.ts';

const sheet = (...rows: SheetCell[][]): SheetLine[] =>
  rows.map((cells, index) => ({ line: index + 1, cells }));

const LINES = sheet(
  ['Deal #', 'Sold', 'Sale Date', 'Rep Code', '', 'Front', 'Hold'],
  ['1', '11/02/2026', '11/01/2026', 'X1', 'a', 'paid', null],
  ['2', '11/03/2026', '11/01/2026', 'X2', null, 'paid', null],
  ['3', '11/04/2026', '11/01/2026', 'X3', null, '1.00', null],
);

it('explains for each filled column without a field why it is left out', () => {
  const layout = proposeLayout('IMPORT_DEALS', LINES);
  expect(layout.columns).toEqual(['number', 'deliveryDate', null, null, null, null, null]);
  expect(explainLeftOut('IMPORT_DEALS', layout, LINES)).toEqual([
    null,
    null,
    'Delivery date already comes from “Sold”',
    'its header isn’t recognized',
    'it has no header',
    'most of its values can’t be read as Front gross: “paid” isn’t an amount',
    null,
  ]);
});

it('explains that a user left out a column', () => {
  const columns = proposeLayout('IMPORT_DEALS', LINES).columns.with(1, null);
  const layout = { ...proposeLayout('IMPORT_DEALS', LINES), columns };
  expect(explainLeftOut('IMPORT_DEALS', layout, LINES)[1]).toBe('it is set to be skipped');
});

it('explains that columns are left out because the sheet has no headers', () => {
  const lines = sheet(['1', 'Ann'], ['2', 'Bo'], ['3', 'Cy']);
  const layout = proposeLayout('IMPORT_DEALS', lines);
  expect(explainLeftOut('IMPORT_DEALS', layout, lines)).toEqual([null, 'it has no header']);
});
