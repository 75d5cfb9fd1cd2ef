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

const LARGEST_SCALE = 6;

/**
 * Fits rows into a place: in as few columns as hold them, as large as these allow, and on several pages when all of the
 * columns do not.
 * @param isHead whether the row of this index heads those below it: it never ends a column, and stands again above those that
 * begin the next one
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
  return onPages(count, place, most, isHead);
}

/** As few pages as hold the rows, with as few rows on each as still do, so that none is left nearly empty. */
function onPages(count: number, place: Place, most: number, isHead: (row: number) => boolean): Fit {
  const beside = Math.max(1, place.columns);
  const pagesOf = (rows: number) => Math.ceil(inColumns(count, rows, isHead).length / beside);
  let rows = most;
  while (rows > 2 && pagesOf(rows - 1) === pagesOf(most)) rows--;
  const filled = inColumns(count, rows, isHead);
  const pages = Array.from({ length: pagesOf(rows) }, (_, page) =>
    filled.slice(page * beside, (page + 1) * beside),
  );
  return { scale: Math.min(LARGEST_SCALE, Math.max(1, place.rows / rows)), pages };
}

function inColumns(count: number, rows: number, isHead: (row: number) => boolean): number[][] {
  const columns: number[][] = [];
  let head: number[] = [];
  for (let row = 0; row < count; row++) {
    if (isHead(row)) head = [];
    const last = columns.at(-1);
    const wouldEnd = last?.length === rows - 1 && isHead(row);
    if (!last || last.length === rows || (wouldEnd && rows > 1)) columns.push([...head, row]);
    else last.push(row);
    if (isHead(row) && rows > 1) head = [row];
  }
  return columns;
}
