import sql, { raw, type Sql } from 'sql-template-tag';
import { allOf } from '../../database/conditions.ts';
import type { Database } from '../../database/database.ts';
import type { Reader } from '../../database/reader.ts';
import { type Employees, employeesById } from '../../employees/employee.query.ts';
import type { Slice } from './connection.args.ts';
import type { Listed, Page } from './connection.types.ts';
import { cursorOf, type KeyType, type Place, placeOf } from './cursor.ts';

/** What a list is sorted by. */
export interface Key {
  readonly sql: string;
  readonly type: KeyType;
  /** What stands for an empty value, as SQL, so that it comes last either way: going up, and going down. */
  readonly whenEmpty?: readonly [up: string, down: string];
}

/** A list in an order. */
export interface SortedList {
  readonly select: Sql;
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** The name of the order, which a cursor carries. */
  readonly order: string;
  readonly key: Key;
  /** What settles ties: a number that no two rows share. */
  readonly tie: string;
}

/** A list with its people looked up. Its page and its count are read only when they are requested. */
export function listOf<Row extends object, Node>(
  database: Database,
  list: SortedList,
  slice: Slice,
  present: (row: Row, people: Employees) => Node,
): Listed<Node> {
  return {
    page: async () => {
      const [page, people] = await database.together(reader =>
        Promise.all([keysetPage<Row>(reader, list, slice), employeesById(reader)]),
      );
      return {
        ...page,
        edges: page.edges.map(({ cursor, node }) => ({ cursor, node: present(node, people) })),
      };
    },
    count: () => countOf(database, list),
  };
}

async function countOf(reader: Reader, { from, where }: SortedList): Promise<number> {
  const row = await reader.row<{ rows: number }>(
    sql`select count(*) as rows from ${from} where ${allOf(where)}`,
  );
  return row?.rows ?? 0;
}

/**
 * The rows of a page, one statement, found by where the page before ended: rows that are added meanwhile neither repeat
 * nor hide any. The key and the tie of each row are its cursor.
 */
async function keysetPage<Row extends object>(
  reader: Reader,
  { select, from, where, order, key, tie }: SortedList,
  { first, after, isDescending }: Slice,
): Promise<Page<Row>> {
  const conditions = [...where];
  const sortedBy = `${order} ${isDescending ? 'desc' : 'asc'}`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const sortKey = raw(
    key.whenEmpty ? `coalesce(${key.sql}, ${key.whenEmpty[isDescending ? 1 : 0]})` : key.sql,
  );
  const [type, tieBreak] = [raw(key.type), raw(tie)];
  if (after != null) {
    const { key: last, tie: lastTie } = placeOf(after, sortedBy, key.type);
    const [beyond, notBefore] = isDescending ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`];
    // The first condition adds nothing: the planner can use an index for it, and not for the second.
    conditions.push(sql`${sortKey} ${notBefore} ${last}::${type}`);
    conditions.push(sql`(${sortKey}, ${tieBreak}) ${beyond} (${last}::${type}, ${lastTie}::integer)`);
  }
  const rows = await reader.rows<Row & Place>(
    sql`select ${select}, (${sortKey})::text as key, ${tieBreak} as tie
     from ${from} where ${allOf(conditions)}
     order by ${sortKey} ${direction}, ${tieBreak} ${direction} limit ${first + 1}`,
  );
  return {
    edges: rows.slice(0, first).map(row => ({ cursor: cursorOf(sortedBy, row), node: row })),
    hasNextPage: rows.length > first,
    hasPreviousPage: after != null,
  };
}
