import { join, raw, type Sql } from 'sql-template-tag';

/** Joins conditions with `and`. Returns `true` if there are none. */
export const joinConditions = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? join([...conditions], ' and ') : raw('true');

/**
 * Names a statement that runs very often, so that each connection parses and plans it only once
 * (docs/adr/roll-ups.md). Each name must have a single text that finds its rows by a key or a day. One plan
 * then suits all values.
 */
export const nameStatement = <Statement extends Sql>(name: string, statement: Statement): Statement =>
  Object.assign(statement, { name });

/**
 * Splits items into chunks of at most `size`, in their order, for statements with a limited number of rows.
 */
export function* splitIntoChunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
