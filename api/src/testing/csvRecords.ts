import { parseCsv } from 'hucre/csv';
import type { FigureTable } from '../rules/figures/figure.ts';

/** Reads the lines of a CSV file by the names of its columns. @param firstColumn the name of the first one */
export function csvRecords(lines: readonly string[], firstColumn: string): Record<string, string>[] {
  const rows = parseCsv(lines.join('\r\n'), { delimiter: ',' }) as string[][];
  const at = rows.findIndex(([name]) => name === firstColumn);
  const names = rows[at] ?? [];
  return rows.slice(at + 1).map(cells => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])));
}

/** Returns the line of a CSV file that names its columns; a table stands for the headings of its figures. */
export const headingsLine = (...columns: readonly (string | FigureTable)[]): string =>
  columns
    .flatMap(column => (typeof column === 'string' ? column : Object.values(column).map(({ label }) => label)))
    .join(',');

/** Returns the cells of figures under the headings of their table. */
export const underHeadings = <Table extends FigureTable>(
  table: Table,
  cells: Partial<Record<keyof Table, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([figure, cell]) => [table[figure]?.label, cell]));
