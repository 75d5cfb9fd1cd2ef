import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type { Cell, CellKind } from '../exportTable.ts';
import { headOf, isDayCell, totalsOf, type WrittenTable } from './writtenTable.ts';

/** How a spreadsheet shows the cells of a column. */
const FORMATS: Readonly<Record<CellKind, string>> = {
  text: '@',
  count: '0',
  units: '0.0#',
  money: '#,##0.00;-#,##0.00',
  percent: '0.00%',
  day: 'mm/dd/yyyy',
  time: 'h:mm AM/PM',
};

/** Characters that a column is wide. */
const WIDTHS: Readonly<Record<CellKind, number>> = {
  text: 20,
  count: 10,
  units: 10,
  money: 14,
  percent: 10,
  day: 12,
  time: 10,
};

/** A table as the only sheet of an Excel workbook, made a batch of lines at a time, its heads always in sight. */
export function xlsxOf(table: WrittenTable): ReadableStream<Uint8Array> {
  const columns = table.columns.map(({ kind }) => ({ numFmt: FORMATS[kind], width: WIDTHS[kind] }));
  const freezePane = { rows: headOf(table).length + 1 };
  return writeXlsxStream(rowsOf(table), { name: sheetName(table.title), columns, freezePane });
}

async function* rowsOf(table: WrittenTable): AsyncGenerator<CellValue[]> {
  const kinds = table.columns.map(({ kind }) => kind);
  const row = (cells: readonly Cell[]) => cells.map((cell, index) => valueOfCell(cell, kinds[index]));
  yield* headOf(table);
  yield table.columns.map(({ head }) => head);
  for await (const batch of table.batches) for (const cells of batch) yield row(cells);
  yield* totalsOf(table).map(row);
}

/** A text stays one, whatever it begins with: only a cell of its own kind is a formula in this format. */
function valueOfCell(cell: Cell, kind: CellKind | undefined): CellValue {
  if (typeof cell === 'number') return kind === 'percent' ? cell / 100 : cell;
  if (cell === null) return null;
  if (kind === 'day' && isDayCell(cell)) return new Date(`${cell}T00:00:00Z`);
  if (kind === 'time') return Number(cell.slice(0, 2)) / 24 + Number(cell.slice(3)) / 1440;
  return storable(cell) || null;
}

/** What XML cannot hold is left out: control characters, which people paste without seeing them. */
const storable = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Excel takes at most 31 characters, and not these. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
