/** Where a figure stands. Its left and right edges are counted from the left edge of its frame. */
export type Place = {
  /** What its columns are aligned in: its table, or the whole board. */
  frame: unknown;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/**
 * The figure that a key leads to, as an index into `places`, which are in reading order; undefined where it leads nowhere.
 * Left and Right read on, over the end of a line too. Up and Down keep to the column, from table to table. Home and End
 * are the ends of the line, with Ctrl those of the board.
 */
export function stepOf(
  places: readonly Place[],
  from: number,
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
): number | undefined {
  const here = places[from];
  if (!here) return undefined;
  const isAcross = (place: Place) => isOnLine(place, here);
  const isAlong = (place: Place) => !isOnLine(place, here) && isInColumn(place, here);
  switch (key) {
    case 'ArrowLeft':
      return indexIn(places, from - 1);
    case 'ArrowRight':
      return indexIn(places, from + 1);
    case 'ArrowUp':
      return indexIn(places, places.slice(0, from).findLastIndex(isAlong));
    case 'ArrowDown':
      return indexIn(
        places,
        places.findIndex((place, index) => index > from && isAlong(place)),
      );
    case 'Home':
      return ctrlKey ? 0 : places.findIndex(isAcross);
    case 'End':
      return ctrlKey ? places.length - 1 : places.findLastIndex(isAcross);
  }
  return undefined;
}

const indexIn = (places: readonly Place[], index: number) => (places[index] ? index : undefined);

/** Each one's middle is within the other, so that a figure that is a little higher still stands beside. */
const isOnLine = (one: Place, other: Place) =>
  one.frame === other.frame &&
  middle(one.top, one.bottom) > other.top &&
  middle(one.top, one.bottom) < other.bottom;

const isInColumn = (one: Place, other: Place) => one.left < other.right && other.left < one.right;

const middle = (start: number, end: number) => (start + end) / 2;
