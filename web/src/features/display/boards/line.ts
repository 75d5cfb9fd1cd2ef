/** A line of a board: who, and how many. */
export type Line = {
  key: string | number;
  /** A place or a mark, where the board's lines have one. */
  first?: string;
  name: string;
  /** Null is none; undefined is no person. */
  team?: number | null;
  /** From left to right; the last is the loudest, and stays where there is no room for the others. */
  figures: readonly string[];
  /** How much of the board's longest bar, 0 to 1; and where on it a mark stands. */
  bar?: number;
  mark?: number;
  /** Stands out: a total, someone who qualifies. */
  isStrong?: boolean;
  /** Heads those below it. */
  isHead?: boolean;
};

/** The widths of a board's lines in em, so that their figures stand below one another. */
export type Widths = {
  first: number;
  name: number;
  /** Of the figures for which there is room: the last ones. */
  figures: number[];
  total: number;
  /** Even so, the longest name takes two lines. */
  isTight: boolean;
};

/** Between two parts of a line, and at each of its ends, in em. */
export const GAP = 0.5;
/** The letter and the sides of a team's tag, in em. */
const TAG = 1.8;

/**
 * The widths of these lines, with as many figures as fit.
 * @param widthOf how wide a text is, in em
 */
export function widthsOf(
  lines: readonly Line[],
  available: number,
  widthOf: (text: string) => number,
): Widths {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf));
  const first = widest(lines.map(line => line.first ?? ''));
  const name = TAG + widest(lines.map(line => line.name));
  const most = Math.max(0, ...lines.map(({ figures }) => figures.length));
  const figures = Array.from({ length: most }, (_, index) =>
    widest(lines.map(line => line.figures[index] ?? '')),
  );
  // Two ends, and a gap behind each part.
  const total = () => figures.reduce((sum, width) => sum + GAP + width, first + name + 3 * GAP);
  while (figures.length > 1 && total() > available) figures.shift();
  return { first, name, figures, total: total(), isTight: total() > available };
}
