import { TEAM_TOTAL } from '../../../reports/exports/boards/sectionLines.ts';
import type {
  CellContent,
  ExportCell,
  ExportColumnHeader,
  ExportTable,
} from '../../../reports/exports/exportTable.ts';
import type {
  CountedDeal,
  DealDifference,
  FigureDifference,
  MonthFigures,
} from '../../../rules/closing/differences.ts';
import type { OpenItemKind } from '../../../rules/openItems/openItems.ts';

/** A deal of a month with open items. */
export interface OpenDeal {
  readonly number: number;
  readonly customerName: string;
  readonly kinds: readonly OpenItemKind[];
}

/** Differences from the previous closing of the month. */
export interface ClosingDifferences {
  readonly deals: readonly DealDifference[];
  readonly figures: readonly FigureDifference[];
}

/**
 * Stored reports as tables, by name. A closing contains the reports that existed when the month was closed.
 */
export type StoredBoards = Readonly<Record<string, StoredTable>>;

/** Stored data of a closing in any format (closing.md, Stored data). */
export interface StoredMonth {
  readonly figures: MonthFigures;
  readonly open: readonly OpenDeal[];
  /** Null when the month was not closed before. */
  readonly since: ClosingDifferences | null;
  readonly deals: readonly CountedDeal[];
  readonly boards: StoredBoards;
}

/** A table as people saw it when it was stored. */
export interface StoredTable {
  readonly title: string;
  /** Lines above the table header, in addition to the days; for example "Pot: 2500.00". */
  readonly shown: readonly string[];
  readonly columns: readonly ExportColumnHeader[];
  readonly lines: readonly (readonly ExportCell[])[];
  readonly totals: readonly (readonly ExportCell[])[];
}

/** Returns the content of a cell of any kind. */
export const getCellContent = (cell: ExportCell): CellContent =>
  typeof cell === 'object' && cell !== null ? cell.content : cell;

/** Reads a table to its end and returns it in the stored form. */
export async function toStoredTable({
  title,
  caption,
  columns,
  batches,
  totals,
}: ExportTable): Promise<StoredTable> {
  const lines: (readonly ExportCell[])[] = [];
  for await (const batch of batches) lines.push(...batch);
  return {
    title,
    shown: caption,
    columns: columns.map(({ head, kind }) => ({ head, kind })),
    lines,
    totals: totals(),
  };
}

/**
 * Converts a stored table to a table for a file.
 * @param headerLines first lines above the table: the days, and who closed the month
 * @param isLinesOnly whether to omit the sums of teams
 */
export function toExportTable(
  table: StoredTable,
  headerLines: readonly string[],
  isLinesOnly: boolean,
): ExportTable {
  const lines = isLinesOnly ? table.lines.filter(cells => !cells.includes(TEAM_TOTAL)) : table.lines;
  return {
    title: table.title,
    caption: [...headerLines, ...table.shown],
    columns: table.columns,
    lineCount: lines.length,
    batches: [lines],
    totals: () => table.totals,
  };
}
