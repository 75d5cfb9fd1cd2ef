import { writeCsv } from 'hucre/csv';
import type { Cell, ResultTable } from './resultTable';

/** A customer named "=HYPERLINK(…)" must stay a name: a spreadsheet would run it (decision 141). */
const harmless = { escapeFormulae: true };

/** A CSV file by RFC 4180 in UTF-8, the first line naming the columns. Without its mark Excel reads Núñez as NÃºÃ±ez. */
export const csvOf = (table: ResultTable): string =>
  `${writeCsv(linesOf(table), { ...harmless, bom: true })}\r\n`;

/** What a spreadsheet takes from the clipboard: cells between tabs, the first line naming the columns. */
export const clipboardOf = (table: ResultTable): string =>
  writeCsv(linesOf(table), { ...harmless, delimiter: '\t' });

/** An Excel workbook: figures are numbers, days are days, and a text stays one, whatever it begins with. */
export async function workbookOf({ columns, rows }: ResultTable): Promise<Uint8Array<ArrayBuffer>> {
  // Most answers are only looked at: its writer is loaded when it is wanted.
  const { writeXlsx } = await import('hucre/xlsx');
  const isDays = columns.map((_, column) => isOfDays(rows, column));
  const lines = rows.map(row => row.map((cell, column) => (isDays[column] && cell ? dayOf(cell) : cell)));
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Answer',
        columns: isDays.map(isDay => ({ width: 16, ...(isDay && { numFmt: 'mm/dd/yyyy' }) })),
        freezePane: { rows: 1 },
        rows: [columns, ...lines],
      },
    ],
  });
  return new Uint8Array(workbook);
}

/** Whether a column holds days alone, and at least one. */
function isOfDays(rows: readonly Cell[][], column: number): boolean {
  const cells = rows.map(row => row[column] ?? null).filter(cell => cell !== null);
  return cells.length > 0 && cells.every(cell => typeof cell === 'string' && /^\d{4}-\d\d-\d\d$/.test(cell));
}

const dayOf = (cell: Cell): Date => new Date(`${cell}T00:00:00Z`);

const linesOf = ({ columns, rows }: ResultTable) => [columns, ...rows];
