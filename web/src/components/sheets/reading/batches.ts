import { type FileCell, UnreadableFileError } from './table';

/** Maximum number of lines in one request. */
const MAX_BATCH_LINES = 1_000;

/**
 * Maximum number of bytes of lines in one request. The server accepts a megabyte, which includes the rest of
 * the request.
 */
const MAX_BATCH_BYTES = 800_000;

const encoder = new TextEncoder();

/**
 * Returns the lines from a position on that fit into one request.
 * @throws UnreadableFileError when a single line does not fit
 */
export function takeBatch(lines: readonly (readonly FileCell[])[], from: number): (readonly FileCell[])[] {
  const batch: (readonly FileCell[])[] = [];
  let bytes = 0;
  for (const cells of lines.slice(from, from + MAX_BATCH_LINES)) {
    bytes += encoder.encode(JSON.stringify(cells)).length + 1;
    if (bytes > MAX_BATCH_BYTES) break;
    batch.push(cells);
  }
  if (batch.length === 0)
    throw new UnreadableFileError(`Row ${from + 1} is larger than 800 KB. Shorten it, then try again.`);
  return batch;
}
