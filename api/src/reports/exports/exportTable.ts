/** What a cell may hold: text, a figure, or nothing. A day is YYYY-MM-DD, a time HH:mm, money dollars, a percentage 12.5. */
export type CellContent = string | number | null;

/** What cells are, by which a spreadsheet shows them and calculates with them. */
export type CellKind = 'text' | 'count' | 'units' | 'money' | 'percent' | 'day' | 'time';

/** A cell of a column whose cells are of several kinds. */
export interface CellOfKind {
  readonly kind: CellKind;
  readonly content: CellContent;
}

export type Cell = CellContent | CellOfKind;

/** What a column's cells are; `own` where each says it. */
export type ColumnKind = CellKind | 'own';

export type CellLines = readonly (readonly Cell[])[];

/** A column of an export: its head as on the screen, and its cell of a line. */
export interface Column<Line> {
  readonly head: string;
  readonly kind: ColumnKind;
  readonly cell: (line: Line) => Cell;
}

/** A column without what it is read from. */
export type ColumnHead = Pick<Column<never>, 'head' | 'kind'>;

/** Lines, some at a time, so that a long table is never in memory as a whole. */
export type Batches<Line> = AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>;

/** A table to be written into a file. */
export interface ExportTable {
  /** As the screen is called. */
  readonly title: string;
  /** Which lines it shows: each filter, the sort. */
  readonly shown: readonly string[];
  readonly columns: readonly ColumnHead[];
  /** How many lines there are, the totals aside. */
  readonly lineCount: number;
  readonly batches: Batches<readonly Cell[]>;
  /** The totals, once all lines have been read. */
  readonly totals: () => CellLines;
  /** What belongs to it: a second sheet of a workbook. */
  readonly beside?: ExportTable;
}

/** The parts of a table whose lines are of one kind. */
interface TableParts<Line> extends Pick<ExportTable, 'title' | 'shown' | 'beside'> {
  readonly columns: readonly Column<Line>[];
  readonly lineCount: number;
  readonly batches: Batches<Line>;
  readonly totals?: ExportTable['totals'];
}

/** A table of these lines, each as the cells of its columns. */
export function exportTable<Line>({
  columns,
  batches,
  totals = () => [],
  ...parts
}: TableParts<Line>): ExportTable {
  return { ...parts, columns, totals, batches: inCells(batches, columns) };
}

/** A table whose lines are all at hand. */
export const shortTable = <Line>(
  parts: Omit<TableParts<Line>, 'lineCount' | 'batches'> & { readonly lines: readonly Line[] },
): ExportTable => exportTable({ ...parts, lineCount: parts.lines.length, batches: [parts.lines] });

async function* inCells<Line>(batches: Batches<Line>, columns: readonly Column<Line>[]) {
  for await (const batch of batches) yield batch.map(line => columns.map(({ cell }) => cell(line)));
}

/** The head and kind of several columns at once, for a line whose fields they are named after. */
export const columnsOf = <Line>(kind: CellKind, columns: Readonly<Record<string, (line: Line) => Cell>>) =>
  Object.entries(columns).map(([head, cell]): Column<Line> => ({ head, kind, cell }));

/** The totals below a table: each under the head of its column. */
export const totalsLine = (columns: readonly ColumnHead[], cells: Readonly<Record<string, Cell>>): Cell[] =>
  columns.map(({ head }) => cells[head] ?? null);

/** What totals say of how many deals they are. Never a number alone: among deal numbers it would be one more deal. */
export const countedDeals = (count: number, whose = 'Total'): string =>
  `${whose}: ${count} ${count === 1 ? 'deal' : 'deals'}`;

/** The line that only counts the deals above it, in the first column of text. */
export const countLine = (columns: readonly ColumnHead[], count: number): Cell[] => [
  ...columns
    .slice(
      0,
      columns.findIndex(({ kind }) => kind === 'text'),
    )
    .map(() => null),
  countedDeals(count),
];

/** A flag as the screens show it. */
export const yes = (flag: boolean): CellContent => (flag ? 'Yes' : null);
