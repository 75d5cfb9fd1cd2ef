import type pg from 'pg';

/**
 * Keeps the text and the details of a failed statement out of PostgreSQL's own log: both hold customers' names and notes,
 * because MikroORM writes values into its statements. The message stays.
 */
export const LOGS_NO_VALUES = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const;

const wanted = Object.entries(LOGS_NO_VALUES).map(([name, value]) => `('${name}', '${value}')`);

const SET_WHERE_ALLOWED = `
  select set_config(name, value, false) from (values ${wanted.join(', ')}) as wanted (name, value)
  where has_parameter_privilege(name, 'set')`;

/**
 * Sets that on a connection to a server of one's own, where its role may: as a superuser, or by `grant set on parameter`
 * (docs/OPERATIONS.md). A role that may not, and a PostgreSQL below 15, go on with the server's settings.
 */
export async function keepValuesOutOfTheLog(connection: pg.ClientBase): Promise<void> {
  await connection.query(SET_WHERE_ALLOWED).catch(() => {});
}
