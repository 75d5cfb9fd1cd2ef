import { timeIn, todayIn } from '../../rules/calendar/today.ts';
import type { Figure, FigureAmounts, FigureTable } from '../../rules/figures/figure.ts';

/**
 * Content of a cell: text, a figure or nothing. A day is formatted as YYYY-MM-DD and a time as HH:mm. Money
 * is in dollars. A percentage is a number such as 12.5.
 */
export type CellContent = string | number | null;

/** Kind of a cell. It decides how a spreadsheet shows the cell and calculates with it. */
export type CellKind = 'text' | 'count' | 'units' | 'money' | 'percent' | 'day' | 'time';

/** Cell of a column with cells of different kinds. */
export interface CellOfKind {
  readonly kind: CellKind;
  readonly content: CellContent;
}

export type ExportCell = CellContent | CellOfKind;

/** Kind of all cells of a column. `own` means that each cell has a separate kind. */
export type ColumnKind = CellKind | 'own';

export type CellLines = readonly (readonly ExportCell[])[];

/**
 * Column of an export: the label of the column on the screen, and a function that returns the cell of a line.
 */
export interface ExportColumn<Line> {
  readonly head: string;
  readonly kind: ColumnKind;
  readonly cell: (line: Line) => ExportCell;
}

/**
 * Column without its cells. The stored tables of closed months contain `head` and `kind`, so these names must
 * not change.
 */
export type ExportColumnHeader = Pick<ExportColumn<never>, 'head' | 'kind'>;

/** Batches of lines, so that the memory never contains all lines of a long table. */
export type Batches<Line> = AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>;

/** Table that can be written to a file. */
export interface ExportTable {
  /** Title of the screen. */
  readonly title: string;
  /** Lines above the table that describe its filters and its sort. */
  readonly caption: readonly string[];
  readonly columns: readonly ExportColumnHeader[];
  /** Number of lines without the totals. */
  readonly lineCount: number;
  readonly batches: Batches<readonly ExportCell[]>;
  /** Returns the totals, after all lines have been read. */
  readonly totals: () => CellLines;
  /** Table that becomes the second sheet of a workbook. */
  readonly extraSheet?: ExportTable;
}

/** Options of a table of lines of one type. */
interface ExportTableOptions<Line> extends Pick<ExportTable, 'title' | 'caption' | 'extraSheet'> {
  readonly columns: readonly ExportColumn<Line>[];
  readonly lineCount: number;
  readonly batches: Batches<Line>;
  readonly totals?: ExportTable['totals'];
}

/** Creates a table of lines in batches. */
export function createExportTable<Line>({
  columns,
  batches,
  totals = () => [],
  ...options
}: ExportTableOptions<Line>): ExportTable {
  return { ...options, columns, totals, batches: convertBatches(batches, columns) };
}

/** Creates a table of lines that are already in memory. */
export const createShortTable = <Line>(
  options: Omit<ExportTableOptions<Line>, 'lineCount' | 'batches'> & { readonly lines: readonly Line[] },
): ExportTable =>
  createExportTable({ ...options, lineCount: options.lines.length, batches: [options.lines] });

async function* convertBatches<Line>(batches: Batches<Line>, columns: readonly ExportColumn<Line>[]) {
  for await (const batch of batches) yield batch.map(line => columns.map(({ cell }) => cell(line)));
}

/** Returns columns that all have one kind, by label. */
export const buildColumns = <Line>(
  kind: CellKind,
  columns: Readonly<Record<string, (line: Line) => ExportCell>>,
) => Object.entries(columns).map(([label, cell]): ExportColumn<Line> => ({ head: label, kind, cell }));

/** Returns the totals line below a table. Each total is in the column with its label. */
export const buildTotalsLine = (
  columns: readonly ExportColumnHeader[],
  cells: Readonly<Record<string, ExportCell>>,
): ExportCell[] => columns.map(({ head }) => cells[head] ?? null);

/**
 * Formats a number of deals. The unit is always included, because a bare number would look like a deal
 * number.
 */
export const formatDealCount = (count: number, label = 'Total'): string =>
  `${label}: ${count} ${count === 1 ? 'deal' : 'deals'}`;

/** Returns a totals line with only the number of deals. The number is in the first text column. */
export const buildCountLine = (columns: readonly ExportColumnHeader[], count: number): ExportCell[] => [
  ...columns
    .slice(
      0,
      columns.findIndex(({ kind }) => kind === 'text'),
    )
    .map(() => null),
  formatDealCount(count),
];

/** Formats a flag as the screens do. */
export const formatFlag = (flag: boolean): CellContent => (flag ? 'Yes' : null);

/** Returns the cell kind of a figure; a yes/no figure becomes text. */
export const getFigureCellKind = ({ kind }: Pick<Figure, 'kind'>): CellKind =>
  kind === 'boolean' ? 'text' : kind;

const toFigureCell = (amount: number | boolean | null): ExportCell =>
  typeof amount === 'boolean' ? formatFlag(amount) : amount;

/**
 * Returns a column for each figure, labeled as on the screen.
 * @param getRow returns the figures of a line; a line without figures has empty cells
 */
export const buildFigureColumns = <Table extends FigureTable, Line>(
  table: Table,
  getRow: (line: Line) => FigureAmounts<Table> | null | undefined,
): ExportColumn<Line>[] =>
  Object.entries<Figure>(table).map(([name, figure]) => ({
    head: figure.label,
    kind: getFigureCellKind(figure),
    cell: line => {
      const row = getRow(line);
      return row ? toFigureCell(row[name] as number | boolean | null) : null;
    },
  }));

/**
 * Returns two columns for an instant: the day and the time of day at the store. A spreadsheet can calculate
 * with both values.
 */
export const buildInstantColumns = <Line>(
  label: string,
  getInstant: (line: Line) => Date | null,
  timeZone: string,
): ExportColumn<Line>[] => {
  const formatWith = (format: (timeZone: string, instant: Date) => string) => (line: Line) => {
    const instant = getInstant(line);
    return instant && format(timeZone, instant);
  };
  return [
    { head: label, kind: 'day', cell: formatWith(todayIn) },
    { head: `${label} at`, kind: 'time', cell: formatWith(timeIn) },
  ];
};

/** Author and time of an export. */
export interface ExportStamp {
  readonly author: string;
  /** Day and time of day at the store. */
  readonly exportedAt: string;
}

/** Table to write to a file. When `stamp` is null, the file has no caption and no totals. */
export interface WrittenTable extends ExportTable {
  readonly stamp: ExportStamp | null;
}

/** Returns the lines above the column labels: title, filters, time and author, then an empty line. */
export function buildCaptionLines({ title, caption, stamp }: WrittenTable): string[][] {
  if (!stamp) return [];
  return [[title], ...caption.map(each => [each]), [`Exported ${stamp.exportedAt} by ${stamp.author}`], []];
}

/**
 * Yields the lines in batches, then the totals if the file contains totals. Always yields at least one batch.
 */
export async function* iterateLinesAndTotals({
  batches,
  totals,
  stamp,
}: WrittenTable): AsyncGenerator<CellLines> {
  yield* batches;
  yield stamp ? totals() : [];
}
