import { formatCsvValue } from 'hucre/csv';
import {
  buildCaptionLines,
  type CellLines,
  type ColumnKind,
  type ExportCell,
  iterateLinesAndTotals,
  type WrittenTable,
} from '../exportTable.ts';

/**
 * Without the byte order mark, Excel reads the file in the system's legacy code page and shows Núñez as
 * NÃºÃ±ez.
 */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes a table as CSV (RFC 4180) in UTF-8 with a byte order mark. Yields one batch of lines at a time. */
export async function* writeCsv(table: WrittenTable): AsyncGenerator<Uint8Array> {
  const kinds = table.columns.map(({ kind }) => kind);
  const formatLine = (cells: readonly ExportCell[]) =>
    cells.map((cell, index) => formatCsvCell(cell, kinds[index])).join(',');
  const formatLines = (lines: CellLines) => lines.map(cells => `${formatLine(cells)}\r\n`).join('');
  let fileStart =
    BYTE_ORDER_MARK + formatLines([...buildCaptionLines(table), table.columns.map(column => column.head)]);
  for await (const batch of iterateLinesAndTotals(table)) {
    yield Buffer.from(fileStart + formatLines(batch));
    fileStart = '';
  }
}

/**
 * Formats a cell as CSV. A text that a spreadsheet would run as a formula gets a leading apostrophe. A figure
 * never gets an apostrophe.
 */
function formatCsvCell(cell: ExportCell, kind: ColumnKind | undefined): string {
  const content = cell !== null && typeof cell === 'object' ? cell.content : cell;
  return typeof content === 'string'
    ? formatCsvValue(content, { escapeFormulae: true })
    : formatCell(cell, kind);
}

/** Formats the content of a cell as plain text, without CSV quotes. */
export function formatCell(cell: ExportCell, kind: ColumnKind | undefined): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return formatCell(cell.content, cell.kind);
  if (typeof cell === 'string') return cell;
  if (kind === 'money') return cell.toFixed(2);
  return kind === 'percent' ? `${cell.toFixed(2)}%` : String(cell);
}
