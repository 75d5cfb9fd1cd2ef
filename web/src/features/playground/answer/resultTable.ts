import { columnHeads, type Path } from './columnHeads';

/** What one cell holds; a list inside a row is one text. */
export type Cell = string | number | boolean | null;

/** An answer as rows and columns, these named in words. */
export type ResultTable = { columns: string[]; rows: Cell[][] };

type Fields = Record<string, unknown>;

/**
 * The first list of objects in an answer, as a table: a connection's nodes, a report's groups. An answer without such a
 * list is one row. Null when there is nothing to put into a table, such as the empty list of a filter that found nothing.
 */
export function tableOf(data: unknown): ResultTable | null {
  if (!isFields(data)) return null;
  const list = firstList(data);
  if (list?.length === 0) return null;
  const rows = list ? list.map(rowOf) : [onlyRootOf(data)];
  const columns = columnsOf(rows);
  if (columns.length === 0) return null;
  return { columns: columnHeads(columns), rows: spoken(rows, columns) };
}

/** The cells of the rows. What tells groups apart is never empty: a group is of nobody, or blank in what it is grouped by. */
function spoken(rows: readonly Fields[], columns: readonly Path[]): Cell[][] {
  const cells = rows.map(row => cellsOf(row, columns));
  if (!rows.every(row => isFields(row.figures))) return cells;
  const absent = columns.map((path, column) => {
    if (path[0] === 'figures' || cells.every(row => row[column] === null)) return null;
    if (path.length === 1) return 'Blank';
    return path.at(-1) === 'name' ? 'Nobody' : null;
  });
  return cells.map(row => row.map((cell, column) => cell ?? absent[column] ?? null));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In the order of the answer, which is the order of the query. An empty list may be one of objects, if no other is. */
function firstList(value: unknown): Fields[] | undefined {
  const lists = [...listsIn(value)];
  return lists.find(list => list.length > 0) ?? lists[0];
}

function* listsIn(value: unknown): Generator<Fields[]> {
  if (Array.isArray(value)) {
    if (value.every(isFields)) yield value;
  } else if (isFields(value)) {
    for (const each of Object.values(value)) yield* listsIn(each);
  }
}

/** An edge of a connection is its node, beside the cursor if that was asked for. */
function rowOf(fields: Fields): Fields {
  const { node, ...beside } = fields;
  return isFields(node) ? { ...beside, ...node } : fields;
}

/** `{ dealTotals { total { units } } }` is about its one root field, whose name says nothing new. */
function onlyRootOf(data: Fields): Fields {
  const roots = Object.values(data);
  const [root] = roots;
  return roots.length === 1 && isFields(root) ? root : data;
}

/** The paths to all values, in the order in which the query asks for them, though a row may lack some. */
function columnsOf(rows: readonly Fields[]): Path[] {
  const keys = [...new Set(rows.flatMap(row => Object.keys(row)))];
  return keys.flatMap(key => {
    const nested = rows.map(row => row[key]).filter(isFields);
    // Where nobody is named in one row and someone in another, it is still the someone's fields that are the columns.
    return nested.length === 0 ? [[key]] : columnsOf(nested).map(path => [key, ...path]);
  });
}

const cellsOf = (row: Fields, columns: readonly Path[]): Cell[] =>
  columns.map(path =>
    cellOf(path.reduce<unknown>((value, key) => (isFields(value) ? value[key] : null), row)),
  );

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const isPlainList = Array.isArray(value) && value.every(each => typeof each !== 'object');
  return isPlainList ? value.join(', ') : JSON.stringify(value);
}
