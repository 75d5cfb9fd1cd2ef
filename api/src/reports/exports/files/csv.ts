import { formatCsvValue } from 'hucre/csv';
import type { Cell, CellLines, ColumnKind } from '../exportTable.ts';
import { headOf, linesAndTotals, type WrittenTable } from './writtenTable.ts';

/** Without it Excel takes a file for the system's old code page, and Núñez becomes NÃºÃ±ez. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes a table as CSV by RFC 4180, in UTF-8 with a mark, a batch of lines at a time. */
export async function* writeCsv(table: WrittenTable): AsyncGenerator<Uint8Array> {
  const kinds = table.columns.map(({ kind }) => kind);
  const line = (cells: readonly Cell[]) => cells.map((cell, index) => textOf(cell, kinds[index])).join(',');
  const text = (lines: CellLines) => lines.map(cells => `${line(cells)}\r\n`).join('');
  let head = BYTE_ORDER_MARK + text([...headOf(table), table.columns.map(column => column.head)]);
  for await (const batch of linesAndTotals(table)) {
    yield Buffer.from(head + text(batch));
    head = '';
  }
}

/** A text that a spreadsheet would run as a formula gets an apostrophe in front; a figure is never one. */
function textOf(cell: Cell, kind: ColumnKind | undefined): string {
  const content = cell !== null && typeof cell === 'object' ? cell.content : cell;
  return typeof content === 'string'
    ? formatCsvValue(content, { escapeFormulae: true })
    : cellText(cell, kind);
}

/** What a cell says, as a line of CSV has it between its commas. */
export function cellText(cell: Cell, kind: ColumnKind | undefined): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cellText(cell.content, cell.kind);
  if (typeof cell === 'string') return cell;
  if (kind === 'money') return cell.toFixed(2);
  return kind === 'percent' ? `${cell.toFixed(2)}%` : String(cell);
}
