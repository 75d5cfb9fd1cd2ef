import type { CellLines, ExportTable } from '../exportTable.ts';

/** Author and time of an export. */
export interface ExportStamp {
  readonly by: string;
  /** Day and time of day at the store. */
  readonly at: string;
}

/** Table to write, with a caption and totals; without them when `stamp` is null. */
export interface WrittenTable extends ExportTable {
  readonly stamp: ExportStamp | null;
}

/** Returns the lines above the column labels: title, filters, time and author, and an empty line. */
export function buildCaptionLines({ title, caption, stamp }: WrittenTable): string[][] {
  if (!stamp) return [];
  return [[title], ...caption.map(each => [each]), [`Exported ${stamp.at} by ${stamp.by}`], []];
}

/** Yields the lines in batches, then the totals if they are included; always yields at least one batch. */
export async function* iterateLinesAndTotals({
  batches,
  totals,
  stamp,
}: WrittenTable): AsyncGenerator<CellLines> {
  yield* batches;
  yield stamp ? totals() : [];
}
