import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import type { Cell, CellOfKind, ColumnKind } from '../exportTable.ts';
import { withFilter } from './withFilter.ts';

/** How a spreadsheet shows the cells of a column. */
export const FORMATS: Readonly<Record<ColumnKind, string>> = {
  text: '@',
  count: '0',
  units: '0.0#',
  money: '#,##0.00;-#,##0.00',
  percent: '0.00%',
  day: 'mm/dd/yyyy',
  time: 'h:mm AM/PM',
  own: 'General',
};

/** Characters that a column is wide at least. */
export const LEAST_WIDTH: Readonly<Record<ColumnKind, number>> = {
  text: 16,
  count: 8,
  units: 8,
  money: 14,
  percent: 10,
  day: 12,
  time: 10,
  own: 14,
};

/** How the heads of the columns are written. */
export const BOLD = { font: { bold: true } };

/** A sheet before its lines: what can be sent to a worker. */
export interface SheetPlan {
  readonly name: string;
  readonly kinds: readonly ColumnKind[];
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** The lines above the first one, always in sight; the last of them names the columns. */
  readonly heads: readonly (readonly string[])[];
  /** The cells that the filter is over: the last head, and the lines without their totals. */
  readonly filtered: string;
}

export type CellLines = readonly (readonly Cell[])[];

/** A workbook of one sheet, made a batch of lines at a time. */
export function sheetStream(plan: SheetPlan, batches: AsyncIterable<CellLines>): AsyncIterable<Uint8Array> {
  const layout = layoutOf(plan);
  const unpacked = writeXlsxStream(rowsOf(plan, batches, layout.columns), { ...layout, compress: false });
  return withFilter(unpacked, plan.filtered);
}

/** What a sheet is called, its columns, and how many lines stay in sight. */
export const layoutOf = ({ name, kinds, widths, heads }: SheetPlan) => ({
  name,
  columns: kinds.map((kind, column): ColumnDef => ({ numFmt: FORMATS[kind], width: widths[column] ?? 0 })),
  freezePane: { rows: heads.length },
});

async function* rowsOf(
  { heads, kinds }: SheetPlan,
  batches: AsyncIterable<CellLines>,
  columns: readonly ColumnDef[],
) {
  for (const head of heads.slice(0, -1)) yield [...head];
  // The stream takes how a cell looks from its column when it writes the row, and asks for the next row after that.
  for (const column of columns) column.style = BOLD;
  yield [...(heads.at(-1) ?? [])];
  for (const column of columns) delete column.style;
  for await (const batch of batches) for (const line of batch) yield rowOf(line, kinds);
}

export const rowOf = (cells: readonly Cell[], kinds: SheetPlan['kinds']): CellValue[] =>
  cells.map((cell, index) => valueOfCell(cell, kinds[index]));

export const isOfKind = (cell: Cell): cell is CellOfKind => typeof cell === 'object' && cell !== null;

/** A text stays one, whatever it begins with: only a cell of its own kind is a formula in this format. */
function valueOfCell(cell: Cell, kind: ColumnKind | undefined): CellValue {
  if (isOfKind(cell)) return valueOfCell(cell.content, cell.kind);
  if (typeof cell === 'number') return kind === 'percent' ? cell / 100 : cell;
  if (cell === null) return null;
  if (kind === 'day' && isDayCell(cell)) return new Date(`${cell}T00:00:00Z`);
  if (kind === 'time') return Number(cell.slice(0, 2)) / 24 + Number(cell.slice(3)) / 1440;
  return storable(cell) || null;
}

/** Whether a cell is a day, in a column of days: its total may be a word. */
const isDayCell = (cell: string): boolean => /^\d{4}-\d\d-\d\d$/.test(cell);

/** What XML cannot hold is left out: control characters, which people paste without seeing them. */
const storable = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
