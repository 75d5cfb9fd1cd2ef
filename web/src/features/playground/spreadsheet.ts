import type { Cell, ResultTable } from './resultTable';

/** Without it Excel takes a file for the system's old code page, and Núñez becomes NÃºÃ±ez. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file by RFC 4180 in UTF-8, the first line naming the columns. */
export const csvOf = (table: ResultTable): string => `${BYTE_ORDER_MARK}${linesOf(table, ',')}\r\n`;

/** What a spreadsheet takes from the clipboard: cells between tabs, the first line naming the columns. */
export const clipboardOf = (table: ResultTable): string => linesOf(table, '\t');

const linesOf = ({ columns, rows }: ResultTable, separator: string): string =>
  [columns, ...rows]
    .map(cells => cells.map(cell => quoted(textOf(cell), separator)).join(separator))
    .join('\r\n');

const textOf = (cell: Cell): string => (typeof cell === 'string' ? harmless(cell) : String(cell ?? ''));

const startsFormula = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

/** A customer named "=HYPERLINK(…)" must stay a name: a spreadsheet would run it. */
const harmless = (text: string): string =>
  startsFormula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

function quoted(text: string, separator: string): string {
  const isPlain = !text.includes(separator) && !/["\r\n]/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
