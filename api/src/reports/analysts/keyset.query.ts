import sql, { raw, type Sql } from 'sql-template-tag';
import { allOf } from '../../database/conditions.ts';
import type { Database } from '../../database/database.ts';
import { cursorOf, readPage } from '../../database/keyset.ts';
import type { Reader } from '../../database/reader.ts';
import { type Employees, employeesById } from '../../employees/employee.query.ts';
import type { Slice } from './connection.args.ts';
import type { Listed } from './connection.types.ts';

/** A list in an order. */
export interface SortedList {
  readonly select: Sql;
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** The name of the order, which a cursor carries. */
  readonly order: string;
  /** What it is sorted by, as SQL; empty values come last either way. */
  readonly key: string;
  readonly mayBeEmpty: boolean;
  /** What settles ties: a number that no two rows share. */
  readonly tie: string;
}

/** A list with its people looked up. Its page and its count are read only when they are requested. */
export function listOf<Row extends object, Node>(
  database: Database,
  { select, from, where, order: name, key, mayBeEmpty, tie }: SortedList,
  { first, after, isDescending }: Slice,
  present: (row: Row, people: Employees) => Node,
): Listed<Node> {
  const found = sql`${from} where ${allOf(where)}`;
  const order = {
    name: `${name} ${isDescending ? 'desc' : 'asc'}`,
    terms: [
      { by: raw(key), isDescending, isNeverEmpty: !mayBeEmpty },
      { by: raw(tie), isDescending, isNeverEmpty: true },
    ],
  };
  const page = { after: after ?? undefined, offset: 0, limit: first + 1 };
  return {
    page: async () => {
      const [rows, people] = await database.together(reader =>
        Promise.all([
          readPage<Row>(reader, { columns: select, from: found, order }, page),
          employeesById(reader),
        ]),
      );
      return {
        edges: rows
          .slice(0, first)
          .map(row => ({ cursor: cursorOf(order, row), node: present(row, people) })),
        hasNextPage: rows.length > first,
        hasPreviousPage: after != null,
      };
    },
    count: () => countOf(database, found),
  };
}

async function countOf(reader: Reader, found: Sql): Promise<number> {
  const row = await reader.row<{ rows: number }>(sql`select count(*) as rows from ${found}`);
  return row?.rows ?? 0;
}
