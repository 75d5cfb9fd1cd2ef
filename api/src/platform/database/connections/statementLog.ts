import type pg from 'pg';

/**
 * Keeps the text and the details of a failed statement out of PostgreSQL's own log. Both may contain
 * customers' names and notes, because MikroORM writes values into its statements. The message is still
 * logged.
 */
export const PRIVATE_LOG_SETTINGS = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const;

const settingRows = Object.entries(PRIVATE_LOG_SETTINGS).map(([name, value]) => `('${name}', '${value}')`);

const SET_IF_ALLOWED = `
  select set_config(name, value, false) from (values ${settingRows.join(', ')}) as wanted (name, value)
  where has_parameter_privilege(name, 'set')`;

/**
 * Applies these settings to a connection to an external server, if its role may set them: as a superuser, or
 * by `grant set on parameter` (docs/OPERATIONS.md). Other roles, and PostgreSQL below 15, keep the server's
 * settings.
 */
export async function hideStatementValues(connection: pg.ClientBase): Promise<void> {
  await connection.query(SET_IF_ALLOWED).catch(() => {});
}
