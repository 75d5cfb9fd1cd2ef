import type { CellLines, ExportTable } from '../exportTable.ts';

/** Who exports a table, and when. */
export interface Exported {
  readonly by: string;
  /** The store's day and time of day. */
  readonly at: string;
}

/** A table to be written: with a head and totals, or its lines alone, as a spreadsheet that refreshes itself wants them. */
export interface WrittenTable extends ExportTable {
  readonly exported: Exported | null;
}

/** What stands over the heads of the columns: what it is, which lines it shows, who made it and when; and an empty line. */
export function headOf({ title, shown, exported }: WrittenTable): string[][] {
  if (!exported) return [];
  return [[title], ...shown.map(each => [each]), [`Exported ${exported.at} by ${exported.by}`], []];
}

/** Yields the lines a batch at a time, then the totals if they are wanted: at least one batch. */
export async function* linesAndTotals({
  batches,
  totals,
  exported,
}: WrittenTable): AsyncGenerator<CellLines> {
  yield* batches;
  yield exported ? totals() : [];
}
