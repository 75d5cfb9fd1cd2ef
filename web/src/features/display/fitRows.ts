/**
 * The layout of rows of equal height: columns side by side, on several pages if the rows do not fit on one
 * page.
 */
export type RowLayout = {
  /** Height of a row, as a multiple of the smallest height. */
  scale: number;
  /** Row indexes by page and column. */
  pages: number[][][];
};

type AvailableSpace = {
  /** Number of rows of the smallest height that fit below each other. */
  rows: number;
  /** Number of columns of the smallest width that fit side by side. */
  columns: number;
};

const MAX_SCALE = 6;

/**
 * Distributes rows over as few columns as possible, with the largest row height that fits. Uses several pages
 * if all columns are full.
 * @param isHeader returns whether the row at this index is a header of the rows below. A header never ends a
 * column. It is repeated where its rows continue in the next column
 */
export function fitRows(
  count: number,
  space: AvailableSpace,
  isHeader: (row: number) => boolean = () => false,
): RowLayout {
  const maxRows = Math.max(2, Math.floor(space.rows));
  for (let columns = 1; columns <= space.columns; columns++) {
    // Uses the smallest number of rows per column that fits all rows. The columns are then about equally
    // long.
    for (let rows = Math.max(1, Math.ceil(count / columns)); rows <= maxRows; rows++) {
      const filledColumns = splitIntoColumns(count, rows, isHeader);
      if (filledColumns.length <= columns)
        return { scale: Math.min(MAX_SCALE, space.rows / rows), pages: [filledColumns] };
    }
  }
  return fitOnPages(count, space, maxRows, isHeader);
}

/** Distributes the rows evenly over as few pages as possible, so that no page is nearly empty. */
function fitOnPages(
  count: number,
  space: AvailableSpace,
  maxRows: number,
  isHeader: (row: number) => boolean,
): RowLayout {
  const columnsPerPage = Math.max(1, space.columns);
  const countPages = (rows: number) =>
    Math.ceil(splitIntoColumns(count, rows, isHeader).length / columnsPerPage);
  let rows = maxRows;
  while (rows > 2 && countPages(rows - 1) === countPages(maxRows)) rows--;
  const filledColumns = splitIntoColumns(count, rows, isHeader);
  const pages = Array.from({ length: countPages(rows) }, (_, page) =>
    filledColumns.slice(page * columnsPerPage, (page + 1) * columnsPerPage),
  );
  return { scale: Math.min(MAX_SCALE, Math.max(1, space.rows / rows)), pages };
}

function splitIntoColumns(count: number, rows: number, isHeader: (row: number) => boolean): number[][] {
  const columns: number[][] = [];
  let header: number[] = [];
  for (let row = 0; row < count; row++) {
    if (isHeader(row)) header = [];
    const lastColumn = columns.at(-1);
    const wouldEndWithHeader = lastColumn?.length === rows - 1 && isHeader(row);
    if (!lastColumn || lastColumn.length === rows || (wouldEndWithHeader && rows > 1))
      columns.push([...header, row]);
    else lastColumn.push(row);
    if (isHeader(row) && rows > 1) header = [row];
  }
  return columns;
}
