/** The position of a figure. Left and right are measured from the left edge of its frame. */
export type FigurePosition = {
  /** The element that aligns its columns: its table, or the whole group. */
  frame: unknown;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/**
 * Returns the figure that a key moves to, as an index into `positions`, which are in reading order; undefined
 * if there is none. Left and Right also cross the end of a line. Up and Down stay in the column and continue
 * in the next table. Home and End move to the ends of the line, with Ctrl to the ends of the group.
 */
export function findNextFigure(
  positions: readonly FigurePosition[],
  from: number,
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
): number | undefined {
  const current = positions[from];
  if (!current) return undefined;
  const isInSameLine = (position: FigurePosition) => isInLine(position, current);
  const isInSameColumn = (position: FigurePosition) => !isInLine(position, current) && isInColumn(position, current);
  switch (key) {
    case 'ArrowLeft':
      return toValidIndex(positions, from - 1);
    case 'ArrowRight':
      return toValidIndex(positions, from + 1);
    case 'ArrowUp':
      return toValidIndex(positions, positions.slice(0, from).findLastIndex(isInSameColumn));
    case 'ArrowDown':
      return toValidIndex(
        positions,
        positions.findIndex((position, index) => index > from && isInSameColumn(position)),
      );
    case 'Home':
      return ctrlKey ? 0 : positions.findIndex(isInSameLine);
    case 'End':
      return ctrlKey ? positions.length - 1 : positions.findLastIndex(isInSameLine);
  }
  return undefined;
}

const toValidIndex = (positions: readonly FigurePosition[], index: number) => (positions[index] ? index : undefined);

/**
 * The middle of one figure is within the other's height, so that slightly shifted figures count as one line.
 */
const isInLine = (position: FigurePosition, other: FigurePosition) =>
  position.frame === other.frame &&
  middle(position.top, position.bottom) > other.top &&
  middle(position.top, position.bottom) < other.bottom;

const isInColumn = (position: FigurePosition, other: FigurePosition) => position.left < other.right && other.left < position.right;

const middle = (start: number, end: number) => (start + end) / 2;
