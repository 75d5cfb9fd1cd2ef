import { writeCsv } from 'hucre/csv';
import type { ResultTable } from './resultTable';

/** A customer named "=HYPERLINK(…)" must stay a name: a spreadsheet would run it (decision 141). */
const harmless = { escapeFormulae: true };

/** A CSV file by RFC 4180 in UTF-8, the first line naming the columns. Without its mark Excel reads Núñez as NÃºÃ±ez. */
export const csvOf = (table: ResultTable): string =>
  `${writeCsv(linesOf(table), { ...harmless, bom: true })}\r\n`;

/** What a spreadsheet takes from the clipboard: cells between tabs, the first line naming the columns. */
export const clipboardOf = (table: ResultTable): string =>
  writeCsv(linesOf(table), { ...harmless, delimiter: '\t' });

const linesOf = ({ columns, rows }: ResultTable) => [columns, ...rows];
