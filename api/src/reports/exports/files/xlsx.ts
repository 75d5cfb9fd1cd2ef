import { type CellValue, type WriteSheet, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import type { Cell, CellOfKind, ColumnKind } from '../exportTable.ts';
import { headOf, isDayCell, totalsOf, type WrittenTable } from './writtenTable.ts';

/** How a spreadsheet shows the cells of a column. */
const FORMATS: Readonly<Record<ColumnKind, string>> = {
  text: '@',
  count: '0',
  units: '0.0#',
  money: '#,##0.00;-#,##0.00',
  percent: '0.00%',
  day: 'mm/dd/yyyy',
  time: 'h:mm AM/PM',
  own: 'General',
};

/** Characters that a column is wide. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 20,
  count: 10,
  units: 10,
  money: 14,
  percent: 10,
  day: 12,
  time: 10,
  own: 14,
};

/** A table as the only sheet of an Excel workbook, made a batch of lines at a time, its heads always in sight. */
export function xlsxOf(table: WrittenTable): AsyncIterable<Uint8Array> {
  const sheet = {
    name: sheetName(table.title),
    columns: table.columns.map(({ kind }) => ({ numFmt: FORMATS[kind], width: WIDTHS[kind] })),
    freezePane: { rows: headsOf(table).length },
  };
  return table.columns.some(({ kind }) => kind === 'own')
    ? writtenAtOnce(table, sheet)
    : writeXlsxStream(rowsOf(table), sheet);
}

/** A stream has one format for each column: cells of their own kinds are written with the whole sheet (decision 157). */
async function* writtenAtOnce(table: WrittenTable, sheet: WriteSheet): AsyncGenerator<Uint8Array> {
  const rows: CellValue[][] = headsOf(table);
  const cells: WriteSheet['cells'] = new Map();
  for await (const line of linesOf(table)) {
    for (const [column, cell] of line.entries()) {
      if (!isOfKind(cell)) continue;
      cells.set(`${rows.length},${column}`, { style: { numFmt: FORMATS[cell.kind] } });
    }
    rows.push(rowOf(line, table));
  }
  yield await writeXlsx({ sheets: [{ ...sheet, rows, cells }] });
}

async function* rowsOf(table: WrittenTable): AsyncGenerator<CellValue[]> {
  yield* headsOf(table);
  for await (const line of linesOf(table)) yield rowOf(line, table);
}

const headsOf = (table: WrittenTable): string[][] => [
  ...headOf(table),
  table.columns.map(({ head }) => head),
];

async function* linesOf(table: WrittenTable): AsyncGenerator<readonly Cell[]> {
  for await (const batch of table.batches) for (const line of batch) yield line;
  for (const line of totalsOf(table)) yield line;
}

const rowOf = (cells: readonly Cell[], { columns }: WrittenTable): CellValue[] =>
  cells.map((cell, index) => valueOfCell(cell, columns[index]?.kind));

const isOfKind = (cell: Cell): cell is CellOfKind => typeof cell === 'object' && cell !== null;

/** A text stays one, whatever it begins with: only a cell of its own kind is a formula in this format. */
function valueOfCell(cell: Cell, kind: ColumnKind | undefined): CellValue {
  if (isOfKind(cell)) return valueOfCell(cell.content, cell.kind);
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
