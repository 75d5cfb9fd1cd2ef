import { TEAM_TOTAL } from '../../reports/exports/boards/sectionLines.ts';
import type { ExportCell, CellContent, ExportColumnHeader, ExportTable } from '../../reports/exports/exportTable.ts';

/** A table as it was seen when it was stored. */
export interface StoredTable {
  readonly title: string;
  /** What stood above its heads beside the days: "Pot: 2500.00". */
  readonly shown: readonly string[];
  readonly columns: readonly ExportColumnHeader[];
  readonly lines: readonly (readonly ExportCell[])[];
  readonly totals: readonly (readonly ExportCell[])[];
}

/** What a cell holds, of whichever kind it is. */
export const contentOf = (cell: ExportCell): CellContent =>
  typeof cell === 'object' && cell !== null ? cell.content : cell;

/** A table read to its end. */
export async function asSeen({ title, caption, columns, batches, totals }: ExportTable): Promise<StoredTable> {
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
 * A stored table as a file has it.
 * @param shown what stands above it first: the days, and who closed them
 * @param isLinesOnly without the sums of teams
 */
export function exportOfStored(
  table: StoredTable,
  shown: readonly string[],
  isLinesOnly: boolean,
): ExportTable {
  const lines = isLinesOnly ? table.lines.filter(cells => !cells.includes(TEAM_TOTAL)) : table.lines;
  return {
    title: table.title,
    caption: [...shown, ...table.shown],
    columns: table.columns,
    lineCount: lines.length,
    batches: [lines],
    totals: () => table.totals,
  };
}
