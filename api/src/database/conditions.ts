import { join, raw, type Sql } from 'sql-template-tag';

/** Conditions joined by `and`; true when there are none. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? join([...conditions], ' and ') : raw('true');
