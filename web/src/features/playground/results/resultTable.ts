import { type ColumnPath, toColumnLabels } from './columnLabels';

/** The value of a cell. A list within a row is one text. */
export type ResultCell = string | number | boolean | null;

export type ResultTable = { columns: string[]; rows: ResultCell[][] };

type JsonObject = Record<string, unknown>;

/**
 * Returns the first list of objects in a response as a table: the nodes of a connection, or the groups of a
 * report. A response without such a list is one row. Returns null if there is nothing to show, for example if
 * a filter found nothing.
 */
export function toResultTable(data: unknown): ResultTable | null {
  if (!isJsonObject(data)) return null;
  const list = findFirstList(data);
  if (list?.length === 0) return null;
  const rows = list ? list.map(toRow) : [unwrapSingleRoot(data)];
  const columns = listColumns(rows);
  if (columns.length === 0) return null;
  return { columns: toColumnLabels(columns), rows: toCellRows(rows, columns) };
}

/**
 * Returns the cells of the rows. Fills missing keys of groups: “Unassigned” for names, “Blank” for plain
 * values. A column that is empty in all rows stays empty.
 */
function toCellRows(rows: readonly JsonObject[], columns: readonly ColumnPath[]): ResultCell[][] {
  const cells = rows.map(row => toCells(row, columns));
  if (!rows.every(row => isJsonObject(row.figures))) return cells;
  const placeholders = columns.map((path, column) => {
    if (path[0] === 'figures' || cells.every(row => row[column] === null)) return null;
    if (path.length === 1) return 'Blank';
    return path.at(-1) === 'name' ? 'Unassigned' : null;
  });
  return cells.map(row => row.map((cell, column) => cell ?? placeholders[column] ?? null));
}

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the first list in the order of the query. Prefers lists that are not empty. */
function findFirstList(value: unknown): JsonObject[] | undefined {
  const lists = [...findLists(value)];
  return lists.find(list => list.length > 0) ?? lists[0];
}

function* findLists(value: unknown): Generator<JsonObject[]> {
  if (Array.isArray(value)) {
    if (value.every(isJsonObject)) yield value;
  } else if (isJsonObject(value)) {
    for (const each of Object.values(value)) yield* findLists(each);
  }
}

/** Returns the node of an edge, with the cursor if it was requested. */
function toRow(fields: JsonObject): JsonObject {
  const { node, ...otherFields } = fields;
  return isJsonObject(node) ? { ...otherFields, ...node } : fields;
}

/**
 * Returns the object of a single root field, such as `dealTotals` in `{ dealTotals { total { units } } }`,
 * because the field's name adds no information.
 */
function unwrapSingleRoot(data: JsonObject): JsonObject {
  const roots = Object.values(data);
  const [root] = roots;
  return roots.length === 1 && isJsonObject(root) ? root : data;
}

/** Returns the paths to all values, in the order of the query. Some rows may have no value at a path. */
function listColumns(rows: readonly JsonObject[]): ColumnPath[] {
  const keys = [...new Set(rows.flatMap(row => Object.keys(row)))];
  return keys.flatMap(key => {
    const nested = rows.map(row => row[key]).filter(isJsonObject);
    // A person may be null in some rows. The columns are then the fields of the person in other rows.
    return nested.length === 0 ? [[key]] : listColumns(nested).map(path => [key, ...path]);
  });
}

const toCells = (row: JsonObject, columns: readonly ColumnPath[]): ResultCell[] =>
  columns.map(path =>
    toCell(path.reduce<unknown>((value, key) => (isJsonObject(value) ? value[key] : null), row)),
  );

function toCell(value: unknown): ResultCell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const isPlainList = Array.isArray(value) && value.every(each => typeof each !== 'object');
  return isPlainList ? value.join(', ') : JSON.stringify(value);
}
