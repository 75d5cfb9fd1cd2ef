import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { badInput } from '../errors.ts';
import type { Reader } from './reader.ts';

/** A value by which a list is sorted. Empty values come last in either direction. */
interface SortTerm {
  readonly by: Sql;
  readonly isDescending?: boolean;
  readonly isNeverEmpty?: boolean;
}

/** The sort order of a list. No two rows have the same values in all terms. */
export interface ListOrder {
  /** The name of the order, which its cursors contain. */
  readonly name: string;
  readonly terms: readonly SortTerm[];
}

/** A page request. */
export interface ListPage {
  /** Returns only rows after this cursor. */
  readonly after?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface KeysetList {
  readonly columns: Sql;
  /** The text after `from`. It must end with a condition. */
  readonly from: Sql;
  readonly order: ListOrder;
}

interface SortedRow {
  readonly sortKey: SortKey;
}
type SortKey = readonly (string | null)[];

/** Builds the text after `order by`. */
export const orderSql = ({ terms }: ListOrder): Sql =>
  join(
    terms.map(({ by, isDescending, isNeverEmpty }) => {
      const direction = isDescending ? sql`desc` : sql`asc`;
      return isNeverEmpty ? sql`${by} ${direction}` : sql`${by} ${direction} nulls last`;
    }),
    ', ',
  );

/**
 * Reads a page of a list. Starts after a cursor, because rows would move between numbered pages when rows are
 * added or deleted. With an index on the sort value, every page costs as much as the first.
 * @throws BAD_INPUT for a cursor of another list or order
 */
export async function readPage<Row extends object>(
  reader: Reader,
  { columns, from, order }: KeysetList,
  { after, offset, limit }: ListPage,
): Promise<(Row & SortedRow)[]> {
  const sortKey = join(
    order.terms.map(({ by }) => sql`(${by})::text`),
    ', ',
  );
  return reader.rows<Row & SortedRow>(
    sql`select ${columns}, array[${sortKey}] as "sortKey" from ${from} and ${afterCursorSql(order, after)}
     order by ${orderSql(order)} limit ${limit} offset ${offset}`,
  );
}

/**
 * Returns a row's position in its list, as an opaque text for clients. It is not signed, because a cursor
 * contains only values of its row.
 */
export const toCursor = ({ name }: ListOrder, { sortKey }: SortedRow): string =>
  Buffer.from(JSON.stringify([name, ...sortKey])).toString('base64url');

/** Returns the cursor of a page's last row, or null if no page follows. */
export function toEndCursor(order: ListOrder, rows: readonly SortedRow[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length >= limit ? toCursor(order, last) : null;
}

function afterCursorSql(order: ListOrder, cursor: string | undefined): Sql {
  if (cursor === undefined) return sql`true`;
  const { terms } = order;
  const key = parseCursor(cursor, order);
  const [{ by, isDescending, isNeverEmpty } = { by: sql`null` }] = terms;
  // The first condition is redundant, but allows PostgreSQL to use an index, which the second condition does
  // not.
  const indexCondition = isNeverEmpty ? sql`${by} ${isDescending ? sql`<=` : sql`>=`} ${key[0]}` : sql`true`;
  return sql`${indexCondition} and ${followsSql(terms, key)}`;
}

/**
 * Builds the condition that a row comes after these values. The first term decides. If the first terms are
 * equal, the remaining terms decide.
 */
function followsSql([term, ...terms]: readonly SortTerm[], [value = null, ...values]: SortKey): Sql {
  if (!term) return sql`false`;
  const { by, isDescending, isNeverEmpty } = term;
  const laterTerms = followsSql(terms, values);
  if (value === null) return sql`(${by} is null and ${laterTerms})`;
  const beyond = sql`${by} ${isDescending ? sql`<` : sql`>`} ${value}`;
  const orEmpty = isNeverEmpty ? sql`false` : sql`${by} is null`;
  return sql`(${beyond} or ${orEmpty} or (${by} = ${value} and ${laterTerms}))`;
}

const cursorSchema = z.array(z.string().nullable()).min(1);

function parseCursor(cursor: string, { name, terms }: ListOrder): SortKey {
  const parsed = cursorSchema.safeParse(parseCursorJson(cursor));
  const [orderName, ...key] = parsed.data ?? [];
  if (!parsed.success || key.length !== terms.length) throw badInput('after is not a cursor for this list.');
  if (orderName !== name)
    throw badInput('after is a cursor for another sort order. Start again without after.');
  return key;
}

function parseCursorJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
