import { join, raw, type Sql } from 'sql-template-tag';

/** Joins conditions with `and`. Returns `true` if there are none. */
export const joinConditions = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? join([...conditions], ' and ') : raw('true');
