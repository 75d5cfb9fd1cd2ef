import { type Cell, Unreadable } from './table';

/** As many lines as one call takes. */
const MOST_LINES = 1_000;

/** As many bytes of them: a call takes a megabyte, with what stands around the lines. */
const MOST_BYTES = 800_000;

const encoder = new TextEncoder();

/** The lines from that one on that fit into one call. @throws Unreadable when one alone does not */
export function batchFrom(lines: readonly (readonly Cell[])[], from: number): (readonly Cell[])[] {
  const batch: (readonly Cell[])[] = [];
  let bytes = 0;
  for (const cells of lines.slice(from, from + MOST_LINES)) {
    bytes += encoder.encode(JSON.stringify(cells)).length + 1;
    if (bytes > MOST_BYTES) break;
    batch.push(cells);
  }
  if (batch.length === 0)
    throw new Unreadable(`Line ${from + 1} has more than 800 KB: this is no table that can be read.`);
  return batch;
}
