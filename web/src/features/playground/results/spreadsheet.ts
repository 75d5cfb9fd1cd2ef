import { writeCsv } from 'hucre/csv';
import type { ResultCell, ResultTable } from './resultTable';

/**
 * Escapes formulas. Otherwise a spreadsheet would run the name of a customer called "=HYPERLINK(…)"
 * (docs/adr/exports.md).
 */
const escapeOptions = { escapeFormulae: true };

/**
 * Formats a table as a CSV file in UTF-8 (RFC 4180), with the labels in the first line. Without a byte order
 * mark, Excel reads Núñez as NÃºÃ±ez.
 */
export const formatCsv = (table: ResultTable): string =>
  `${writeCsv(toLines(table), { ...escapeOptions, bom: true })}\r\n`;

/**
 * Formats a table for pasting into a spreadsheet: tabs between the cells, and the labels in the first line.
 */
export const formatTsv = (table: ResultTable): string =>
  writeCsv(toLines(table), { ...escapeOptions, delimiter: '\t' });

/**
 * Builds an Excel workbook. Figures are numbers and days are dates. A text stays a text, even if it looks
 * like a formula.
 */
export async function buildWorkbook({ columns, rows }: ResultTable): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand, because most results are only viewed.
  const { writeXlsx } = await import('hucre/xlsx');
  const dayColumns = columns.map((_, column) => containsOnlyDays(rows, column));
  const lines = rows.map(row =>
    row.map((cell, column) => (dayColumns[column] && cell ? toDate(cell) : cell)),
  );
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Answer',
        columns: dayColumns.map(isDay => ({ width: 16, ...(isDay && { numFmt: 'mm/dd/yyyy' }) })),
        freezePane: { rows: 1 },
        rows: [columns, ...lines],
      },
    ],
  });
  return new Uint8Array(workbook);
}

/** Returns whether a column contains only days, and at least one. */
function containsOnlyDays(rows: readonly ResultCell[][], column: number): boolean {
  const cells = rows.map(row => row[column] ?? null).filter(cell => cell !== null);
  return cells.length > 0 && cells.every(cell => typeof cell === 'string' && /^\d{4}-\d\d-\d\d$/.test(cell));
}

const toDate = (cell: ResultCell): Date => new Date(`${cell}T00:00:00Z`);

const toLines = ({ columns, rows }: ResultTable) => [columns, ...rows];
