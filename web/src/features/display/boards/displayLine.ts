export type DisplayLine = {
  key: string | number;
  /** The rank or a symbol; absent on boards without ranks and symbols. */
  prefix?: string;
  name: string;
  /** The team of the person; null for a person without a team, undefined if the line shows no team. */
  team?: number | null;
  /**
   * Figures from left to right. The last figure is the most prominent and is never dropped if space is short.
   */
  figures: readonly string[];
  /**
   * Length of the bar, from 0 to 1, relative to the board's longest bar. `barMark` is the position of a
   * marker on the bar.
   */
  bar?: number;
  barMark?: number;
  /** Whether the line is highlighted, for example a total or a person who qualifies. */
  isHighlighted?: boolean;
  isHeader?: boolean;
};

/** The widths of a board's cells in em, so that the figures of all lines are aligned. */
export type LineWidths = {
  prefix: number;
  name: number;
  /** Widths of the figures that fit, counted from the last figure. */
  figures: number[];
  total: number;
  /**
   * True if the lines are too wide even without the dropped figures. The longest name then wraps to two
   * lines.
   */
  isTight: boolean;
};

/** Gap between two cells of a line, and at each end, in em. */
export const CELL_GAP = 0.5;
/** Letter and padding of a team tag, in em. */
const TEAM_TAG_WIDTH = 1.8;

/**
 * Returns the widths of the lines, with as many figures as fit.
 * @param measureText returns the width of a text, in em
 */
export function calculateLineWidths(
  lines: readonly DisplayLine[],
  availableWidth: number,
  measureText: (text: string) => number,
): LineWidths {
  const getMaxWidth = (texts: readonly string[]) => Math.max(0, ...texts.map(measureText));
  const prefix = getMaxWidth(lines.map(line => line.prefix ?? ''));
  const name = TEAM_TAG_WIDTH + getMaxWidth(lines.map(line => line.name));
  const figureCount = Math.max(0, ...lines.map(({ figures }) => figures.length));
  const figures = Array.from({ length: figureCount }, (_, index) =>
    getMaxWidth(lines.map(line => line.figures[index] ?? '')),
  );
  // Adds a gap at both ends and after each cell.
  const getTotal = () => figures.reduce((sum, width) => sum + CELL_GAP + width, prefix + name + 3 * CELL_GAP);
  while (figures.length > 1 && getTotal() > availableWidth) figures.shift();
  return { prefix, name, figures, total: getTotal(), isTight: getTotal() > availableWidth };
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** Returns the width of a text in the boldest weight of the page, in em. All digits count as equally wide. */
export function measureTextWidth(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * FALLBACK_CHARACTER_WIDTH;
  canvas.font = `750 ${MEASURED_FONT_SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  return canvas.measureText(text.replaceAll(/\d/g, '0')).width / MEASURED_FONT_SIZE;
}

const MEASURED_FONT_SIZE = 100;
/** Width of a character in em, for a browser that cannot measure text. */
const FALLBACK_CHARACTER_WIDTH = 0.65;
