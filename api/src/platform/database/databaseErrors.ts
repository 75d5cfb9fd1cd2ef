import { isNativeError } from 'node:util/types';
import type { Month } from '../../rules/calendar/calendar.ts';
import { formatClosedMonthError } from '../../rules/closing/closedMonth.ts';
import { AppError, badInput, conflict } from '../errors.ts';

/** SQLSTATE read_only_sql_transaction: the server is a standby, or has become one. */
export const READ_ONLY_CODE = '25006';

/** PostgreSQL's error for a failed statement. `code` is its SQLSTATE. */
interface PostgresError {
  readonly code: string;
  readonly constraint?: string | undefined;
}

/**
 * The phase of a call in which the database failed. The phase decides whether changes may have been stored.
 */
export type OperationPhase = 'reading' | 'changing' | 'saving';

const UNAVAILABLE_MESSAGES: Readonly<Record<OperationPhase, string>> = {
  reading: 'The database is busy or unavailable. Please try again in a moment.',
  changing: 'The database is busy or unavailable. Nothing was changed. Please try again in a moment.',
  saving:
    'The database connection was lost while saving. Check whether the change was saved before you try again.',
};

/** The unique constraints that a person can violate, with their messages. */
const DUPLICATE_MESSAGES: Readonly<Record<string, string>> = {
  deal_number_key: 'That deal number is already taken.',
  deal_pkey: 'That deal has already been restored.',
  employee_email_key: 'Another employee already has that email. Use a different email.',
  invite_pending_email: 'That email already has a pending invite. Reload the page to see it.',
  up_log_row_order: 'Another user changed the order at the same time. Please try again.',
};

/**
 * The SQLSTATE for a change in a closed month. The trigger reports the month as the constraint name
 * (docs/adr/closing.md).
 */
const CLOSED_MONTH_CODE = 'SF108';

const STANDBY_MESSAGE =
  'The database is read-only right now. Nothing was changed. Please try again in a moment.';

const DISK_FULL_MESSAGE =
  'The database disk is full. Nothing was changed. Ask your administrator to free up space.';

/**
 * Returns whether a code means a rejected or ended connection. The cause is a shutdown, a crash or the
 * network (E…). The statement may or may not have run.
 */
const isConnectionError = (code: string) =>
  /^(08|57P0)/.test(code) || /^(E[A-Z]+|EAI_AGAIN)$/.test(code) || isCertificateError(code);

/** Returns whether the server's certificate has expired or does not match the requirements of sslmode. */
const isCertificateError = (code: string) => /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)_/.test(code);

/** Returns whether a code means too few resources or a time limit. The request itself is valid. */
const isResourceError = (code: string) => /^(53|57|58)/.test(code) || code === '55P03';

/** Returns whether a transaction failed because of a conflict with another transaction, and can run again. */
export const isRetriable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(findPostgresError(error)?.code ?? '');

/** Returns whether a statement gave up because another transaction held a lock for too long. */
export const isLockTimeout = (error: unknown): boolean => findPostgresError(error)?.code === '55P03';

/** Returns whether a row could not be deleted because other rows refer to it. */
export const isForeignKeyViolation = (error: unknown): boolean => findPostgresError(error)?.code === '23503';

/** Converts an error of the database to the error that a client gets. Returns any other error unchanged. */
export function toAppError(error: unknown, phase: OperationPhase): unknown {
  if (error instanceof AppError) return error;
  const postgresError = findPostgresError(error);
  if (postgresError?.code === READ_ONLY_CODE) return new AppError('UNAVAILABLE', STANDBY_MESSAGE, error);
  if (isServerLost(error)) return new AppError('UNAVAILABLE', UNAVAILABLE_MESSAGES[phase], error);
  if (!postgresError) return error;
  if (postgresError.code === '53100') return new AppError('UNAVAILABLE', DISK_FULL_MESSAGE, error);
  // The database rejected the statement itself, so nothing was stored.
  if (isResourceError(postgresError.code) || isRetriable(error)) {
    return new AppError(
      'UNAVAILABLE',
      UNAVAILABLE_MESSAGES[phase === 'reading' ? 'reading' : 'changing'],
      error,
    );
  }
  if (postgresError.code === '23505') {
    const { constraint = '' } = postgresError;
    const field = constraint === 'deal_number_key' ? { field: 'NUMBER' } : {};
    return new AppError(
      'CONFLICT',
      DUPLICATE_MESSAGES[constraint] ?? 'That value is already taken. Choose another one.',
      error,
      field,
    );
  }
  if (postgresError.code === CLOSED_MONTH_CODE)
    return conflict(formatClosedMonthError(postgresError.constraint as Month), error);
  if (postgresError.code === '23503')
    return badInput(
      `${getForeignKeyColumn(postgresError.constraint)} refers to a record that does not exist.`,
      error,
    );
  if (/^(22|23)/.test(postgresError.code))
    return badInput('A value is outside the range that can be stored.', error);
  return error;
}

/** PostgreSQL's messages for an undefined column, table or function. */
const MISSING_NAME =
  /(?:column \S+(?: of relation \S+)?|relation \S+|function [^\s(]+\([^()]*\)) does not exist/;

/**
 * Returns PostgreSQL's message about a missing table, column or function, with advice. The message contains
 * names of the schema, never values (docs/adr/databases.md).
 */
export function describeMissingMigration(error: unknown): string | undefined {
  if (!['42703', '42P01', '42883'].includes(findPostgresError(error)?.code ?? '')) return undefined;
  const [message = 'A table, column or function does not exist'] =
    MISSING_NAME.exec((error as Error).message) ?? [];
  return `${message}: a migration is missing (docs/CONTRIBUTING.md, Add a migration).`;
}

/** Converts the error of a lookup before a change, to report that nothing was changed. */
export function toUnchangedError(error: unknown): unknown {
  const isReadError = error instanceof AppError && error.message === UNAVAILABLE_MESSAGES.reading;
  return isReadError ? new AppError('UNAVAILABLE', UNAVAILABLE_MESSAGES.changing, error.detail) : error;
}

/** Returns the column of a foreign key from the constraint's name: `closer_id` for `deal_closer_id_fkey`. */
function getForeignKeyColumn(constraint = ''): string {
  return (
    /^(?:deal|up_log_row|vacation_units|goal)_(?<column>.+)_fkey$/.exec(constraint)?.groups?.column ?? 'value'
  );
}

/**
 * Returns whether the server is gone, hangs, or has become a standby. In these cases the other connections to
 * this server are useless too.
 */
export function isServerLost(error: unknown): boolean {
  const { code = '' } = findPostgresError(error) ?? {};
  return isLostConnection(error) || isConnectionError(code) || code === READ_ONLY_CODE;
}

function findPostgresError(error: unknown): PostgresError | undefined {
  if (!isNativeError(error)) return undefined;
  if ('code' in error && typeof error.code === 'string') {
    const constraint = 'constraint' in error ? String(error.constraint) : undefined;
    return { code: error.code, constraint };
  }
  return findPostgresError(error.cause);
}

/**
 * Returns whether pg reports a lost connection only by its message, without a code. The fourth message is the
 * timeout of `StoreClient`.
 */
function isLostConnection(error: unknown): boolean {
  return (
    isNativeError(error) &&
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|connection was closed/i.test(
      error.message,
    )
  );
}

/** SQLSTATE query_canceled: a time limit or an administrator of the server has canceled the statement. */
const QUERY_CANCELED_CODE = '57014';

/**
 * Runs a statement of an analysis.
 * @param limitMs the database's time limit for the statement
 * @throws TOO_COSTLY if the limit was too short: the query is too heavy, on any server
 */
export async function runWithTimeLimit<Result>(limitMs: number, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await run();
  } catch (error) {
    const isCancelled = error instanceof Error && 'code' in error && error.code === QUERY_CANCELED_CODE;
    throw isCancelled && performance.now() - startedAt >= limitMs ? tooSlowError(limitMs, error) : error;
  }
}

const tooSlowError = (limitMs: number, error: unknown) =>
  new AppError(
    'TOO_COSTLY',
    `The query ran longer than ${limitMs / 1000} s in the database and was stopped. Request a shorter period or less data.`,
    error,
  );
