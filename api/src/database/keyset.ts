import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { badInput } from '../platform/errors.ts';
import type { Reader } from './reader.ts';

/** One of the values that a list is sorted by. Empty ones come last in either direction. */
interface SortTerm {
  readonly by: Sql;
  readonly isDescending?: boolean;
  readonly isNeverEmpty?: boolean;
}

/** The order of a list. No two rows have all of its values in common. */
export interface ListOrder {
  /** Names the order in its cursors. */
  readonly name: string;
  readonly terms: readonly SortTerm[];
}

/** Which page of a list. */
export interface ListPage {
  /** Only rows that follow this cursor. */
  readonly after?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface List {
  readonly columns: Sql;
  /** What follows `from`, with a condition at its end. */
  readonly from: Sql;
  readonly order: ListOrder;
}

interface SortedRow {
  readonly sortKey: SortKey;
}
type SortKey = readonly (string | null)[];

/** What follows `order by`. */
export const orderSql = ({ terms }: ListOrder): Sql =>
  join(
    terms.map(({ by, isDescending, isNeverEmpty }) => {
      const direction = isDescending ? sql`desc` : sql`asc`;
      return isNeverEmpty ? sql`${by} ${direction}` : sql`${by} ${direction} nulls last`;
    }),
    ', ',
  );

/**
 * Reads a page of a list. A page after a cursor costs what the first one does (decision 051).
 * @throws BAD_INPUT for a cursor of another list or order
 */
export async function readPage<Row extends object>(
  reader: Reader,
  { columns, from, order }: List,
  { after, offset, limit }: ListPage,
): Promise<(Row & SortedRow)[]> {
  const sortKey = join(
    order.terms.map(({ by }) => sql`(${by})::text`),
    ', ',
  );
  return reader.rows<Row & SortedRow>(
    sql`select ${columns}, array[${sortKey}] as "sortKey" from ${from} and ${isAfter(order, after)}
     order by ${orderSql(order)} limit ${limit} offset ${offset}`,
  );
}

/** A row's position in its list, as text that a client returns as it is. */
export const cursorOf = ({ name }: ListOrder, { sortKey }: SortedRow): string =>
  Buffer.from(JSON.stringify([name, ...sortKey])).toString('base64url');

/** The cursor of a page's last row; null when no page follows it. */
export function endCursorOf(order: ListOrder, rows: readonly SortedRow[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length >= limit ? cursorOf(order, last) : null;
}

function isAfter(order: ListOrder, cursor: string | undefined): Sql {
  if (cursor === undefined) return sql`true`;
  const { terms } = order;
  const key = sortKeyIn(cursor, order);
  const [{ by, isDescending, isNeverEmpty } = { by: sql`null` }] = terms;
  // The first condition adds nothing: PostgreSQL can use an index for it, and not for the second.
  const isWithin = isNeverEmpty ? sql`${by} ${isDescending ? sql`<=` : sql`>=`} ${key[0]}` : sql`true`;
  return sql`${isWithin} and ${follows(terms, key)}`;
}

/** Whether a row comes after these values: its first term does, or it has the same first term and the others do. */
function follows([term, ...terms]: readonly SortTerm[], [value = null, ...values]: SortKey): Sql {
  if (!term) return sql`false`;
  const { by, isDescending, isNeverEmpty } = term;
  const rest = follows(terms, values);
  if (value === null) return sql`(${by} is null and ${rest})`;
  const beyond = sql`${by} ${isDescending ? sql`<` : sql`>`} ${value}`;
  const orEmpty = isNeverEmpty ? sql`false` : sql`${by} is null`;
  return sql`(${beyond} or ${orEmpty} or (${by} = ${value} and ${rest}))`;
}

const content = z.array(z.string().nullable()).min(1);

function sortKeyIn(cursor: string, { name, terms }: ListOrder): SortKey {
  const parsed = content.safeParse(jsonIn(cursor));
  const [sortedBy, ...key] = parsed.data ?? [];
  if (!parsed.success || key.length !== terms.length) throw badInput('after is not a cursor of this list.');
  if (sortedBy !== name) throw badInput('after is a cursor of another order: begin again without it.');
  return key;
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
