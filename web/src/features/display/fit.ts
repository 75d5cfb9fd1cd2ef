/** How a list fills its place, in rows of one height: columns beside one another, and pages after one another. */
export type Fit = {
  /** A row's height, as a multiple of the smallest. */
  scale: number;
  /** Pages of columns of rows. */
  pages: number[][][];
};

type Place = {
  /** Rows of the smallest height that stand under one another. */
  rows: number;
  /** Columns of the smallest width that stand beside one another. */
  columns: number;
};

const LARGEST_SCALE = 3;

/**
 * Fits rows into a place: in as few columns as hold them, as large as these allow, and on several pages when all of the
 * columns do not.
 * @param isHead whether the row of this index heads those below it, and so never ends a column
 */
export function fit(count: number, place: Place, isHead: (row: number) => boolean = () => false): Fit {
  const most = Math.max(2, Math.floor(place.rows));
  for (let columns = 1; columns <= place.columns; columns++) {
    // The smallest height with which the rows fit, so that the columns end alike.
    for (let rows = Math.max(1, Math.ceil(count / columns)); rows <= most; rows++) {
      const filled = inColumns(count, rows, isHead);
      if (filled.length <= columns)
        return { scale: Math.min(LARGEST_SCALE, place.rows / rows), pages: [filled] };
    }
  }
  const filled = inColumns(count, most, isHead);
  const beside = Math.max(1, place.columns);
  const pages = Array.from({ length: Math.ceil(filled.length / beside) }, (_, page) =>
    filled.slice(page * beside, (page + 1) * beside),
  );
  return { scale: 1, pages };
}

function inColumns(count: number, rows: number, isHead: (row: number) => boolean): number[][] {
  const columns: number[][] = [];
  for (let row = 0; row < count; row++) {
    const last = columns.at(-1);
    const wouldEnd = last?.length === rows - 1 && isHead(row);
    if (!last || last.length === rows || (wouldEnd && rows > 1)) columns.push([row]);
    else last.push(row);
  }
  return columns;
}
