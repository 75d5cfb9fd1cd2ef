import sql, { raw, type Sql } from 'sql-template-tag';
import { type Employees, loadEmployeesById } from '../../modules/employees/employee.query.ts';
import type { Database } from '../../platform/database/database.ts';
import { readPage, toCursor } from '../../platform/database/keysetPagination.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { joinConditions } from '../../platform/database/sqlHelpers.ts';
import type { ConnectionSlice, ConnectionSource } from './connection.types.ts';

/** Query of a list that can be sorted and read page by page. */
export interface SortedListQuery {
  readonly select: Sql;
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** Name of the order, stored in each cursor. */
  readonly order: string;
  /** SQL of the sort key; empty values are last in both directions. */
  readonly key: string;
  readonly canBeEmpty: boolean;
  /** Numeric column that breaks ties. It is different in each row. */
  readonly tieBreaker: string;
}

/**
 * Creates a list of rows that are presented with their people. It reads the page or the total count only when
 * the query requests it.
 */
export function createSortedList<Row extends object, Node>(
  database: Database,
  { select, from, where, order: name, key, canBeEmpty, tieBreaker }: SortedListQuery,
  { first, after, isDescending }: ConnectionSlice,
  present: (row: Row, people: Employees) => Node,
): ConnectionSource<Node> {
  const rowsSql = sql`${from} where ${joinConditions(where)}`;
  const order = {
    name: `${name} ${isDescending ? 'desc' : 'asc'}`,
    terms: [
      { by: raw(key), isDescending, isNeverEmpty: !canBeEmpty },
      { by: raw(tieBreaker), isDescending, isNeverEmpty: true },
    ],
  };
  const page = { after: after ?? undefined, offset: 0, limit: first + 1 };
  return {
    loadPage: async () => {
      const [rows, people] = await database.readSnapshot(reader =>
        Promise.all([
          readPage<Row>(reader, { columns: select, from: rowsSql, order }, page),
          loadEmployeesById(reader),
        ]),
      );
      return {
        edges: rows
          .slice(0, first)
          .map(row => ({ cursor: toCursor(order, row), node: present(row, people) })),
        hasNextPage: rows.length > first,
        hasPreviousPage: after != null,
      };
    },
    count: () => countRows(database, rowsSql),
  };
}

async function countRows(reader: Reader, rowsSql: Sql): Promise<number> {
  const row = await reader.row<{ rows: number }>(sql`select count(*) as rows from ${rowsSql}`);
  return row?.rows ?? 0;
}
