/**
 * A cell of a file: text, a number of a workbook, or a day of a workbook as YYYY-MM-DD; null if it is empty.
 */
export type FileCell = string | number | null;

/** The rows of a file from its first line on, and the tab of the rows. */
export type SheetTable = {
  /** The names of a workbook's tabs; none for a file without tabs. */
  tabs: readonly string[];
  tab: string | null;
  lines: readonly (readonly FileCell[])[];
};

export type ReadLimits = {
  /** Maximum number of lines. */
  lines: number;
};

/** A file that cannot be read, with the reason as a message for the person. */
export class UnreadableFileError extends Error {}

export const MAX_FILE_BYTES = 20_000_000;
const MAX_COLUMNS = 200;
const MAX_CELL_LENGTH = 32_767;

export const createTooManyLinesError = ({ lines }: ReadLimits) =>
  new UnreadableFileError(
    `The file has more than ${lines.toLocaleString('en-US')} rows. Split it into smaller files.`,
  );

const isFilled = (cell: FileCell) => cell !== null && String(cell).trim() !== '';

/**
 * Returns the lines up to the last non-empty one, each up to its last non-empty cell.
 * @throws UnreadableFileError when all lines are empty, or there are too many lines, columns or characters
 */
export function trimTable(lines: readonly (readonly FileCell[])[], limits: ReadLimits): FileCell[][] {
  const last = lines.findLastIndex(cells => cells.some(isFilled));
  if (last < 0) throw new UnreadableFileError('The file is empty. Choose another file.');
  if (last >= limits.lines) throw createTooManyLinesError(limits);
  return lines.slice(0, last + 1).map((cells, index) => {
    const line = cells.slice(0, cells.findLastIndex(isFilled) + 1);
    assertLineIsReadable(line, index + 1);
    return line;
  });
}

function assertLineIsReadable(cells: readonly FileCell[], line: number): void {
  if (cells.length > MAX_COLUMNS) {
    throw new UnreadableFileError(
      `Row ${line} has more than ${MAX_COLUMNS} columns. Remove the extra columns, then try again.`,
    );
  }
  if (cells.some(cell => typeof cell === 'string' && cell.length > MAX_CELL_LENGTH)) {
    throw new UnreadableFileError(
      `Row ${line} has a cell with more than 32,767 characters. Shorten it, then try again.`,
    );
  }
}
