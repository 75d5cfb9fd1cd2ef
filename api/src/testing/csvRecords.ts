import { parseCsv } from 'hucre/csv';
import type { FigureTable } from '../rules/figures/figure.ts';

/** Parses the lines of a CSV file by column name. @param firstColumn the name of the first column */
export function parseCsvRecords(lines: readonly string[], firstColumn: string): Record<string, string>[] {
  const rows = parseCsv(lines.join('\r\n'), { delimiter: ',' }) as string[][];
  const headerIndex = rows.findIndex(([name]) => name === firstColumn);
  const headers = rows[headerIndex] ?? [];
  return rows.slice(headerIndex + 1).map(cells => Object.fromEntries(headers.map((name, i) => [name, cells[i] ?? ''])));
}

/** Formats the header line of a CSV file. A figure table adds the headers of its figures. */
export const formatHeaderLine = (...columns: readonly (string | FigureTable)[]): string =>
  columns
    .flatMap(column => (typeof column === 'string' ? column : Object.values(column).map(({ label }) => label)))
    .join(',');

/** Returns the cells of figures by column header. */
export const toCsvRecord = <Table extends FigureTable>(
  table: Table,
  cells: Partial<Record<keyof Table, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([figure, cell]) => [table[figure]?.label, cell]));
