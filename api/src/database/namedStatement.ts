import type { Sql } from 'sql-template-tag';

/**
 * Names a statement that every call or every edit runs, so that each connection parses and plans it once (decision 077). The
 * name has one text, which finds its rows by a key or a day: one plan is right for all its values.
 */
export const named = <Statement extends Sql>(name: string, statement: Statement): Statement =>
  Object.assign(statement, { name });
