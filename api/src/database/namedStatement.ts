import type { Sql } from 'sql-template-tag';

/**
 * Names a statement that runs very often, so that each connection parses and plans it once (decision 077).
 * Each name has one text, which finds its rows by a key or a day. One plan therefore fits all values.
 */
export const nameStatement = <Statement extends Sql>(name: string, statement: Statement): Statement =>
  Object.assign(statement, { name });
