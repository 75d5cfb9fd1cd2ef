/** A cell of a file: text, the number of a workbook's cell, or, as YYYY-MM-DD, its day; null when it is empty. */
export type Cell = string | number | null;

/** What a file holds, as rows of cells from its first line on, and the tab that they are of. */
export type Table = {
  /** The names of a workbook's tabs; none for a file without tabs. */
  tabs: readonly string[];
  /** The tab that was read. */
  tab: string | null;
  lines: readonly (readonly Cell[])[];
};

export type Limits = {
  /** How many lines are read at most. */
  lines: number;
};

/** A file that is not read, with the one sentence that says why. */
export class Unreadable extends Error {}

export const MOST_BYTES = 20_000_000;
const MOST_COLUMNS = 200;
const LONGEST_CELL = 32_767;

export const tooManyLines = ({ lines }: Limits) =>
  new Unreadable(
    `The file has more than ${lines.toLocaleString('en-US')} lines, which is the most that can be read.`,
  );

const isFilled = (cell: Cell) => cell !== null && String(cell).trim() !== '';

/**
 * The lines up to the last that says something, each up to its last cell that does.
 * @throws Unreadable when there are none, or too many lines, columns or characters
 */
export function trimmed(lines: readonly (readonly Cell[])[], limits: Limits): Cell[][] {
  const last = lines.findLastIndex(cells => cells.some(isFilled));
  if (last < 0) throw new Unreadable('The file is empty.');
  if (last >= limits.lines) throw tooManyLines(limits);
  return lines.slice(0, last + 1).map((cells, index) => {
    const line = cells.slice(0, cells.findLastIndex(isFilled) + 1);
    refuseUnfit(line, index + 1);
    return line;
  });
}

function refuseUnfit(cells: readonly Cell[], line: number): void {
  if (cells.length > MOST_COLUMNS) {
    throw new Unreadable(
      `Line ${line} has more than ${MOST_COLUMNS} columns: this is no table that can be read.`,
    );
  }
  if (cells.some(cell => typeof cell === 'string' && cell.length > LONGEST_CELL)) {
    throw new Unreadable(
      `Line ${line} has a cell of more than 32,767 characters: this is no table that can be read.`,
    );
  }
}
