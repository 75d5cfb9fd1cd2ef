import { isNativeError } from 'node:util/types';
import { AppError, badInput, conflict } from '../platform/errors.ts';
import type { Month } from '../rules/calendar/calendar.ts';
import { formatClosedMonthError } from '../rules/closing/closedMonth.ts';

/** SQLSTATE read_only_sql_transaction: the server is a standby, or has become one. */
export const ONLY_READS = '25006';

/** PostgreSQL's error for a statement that was refused or could not run; `code` is its SQLSTATE. */
interface PostgresFailure {
  readonly code: string;
  readonly constraint?: string | undefined;
}

/** What the call was doing when the database failed: it decides whether anything may have been stored. */
export type Moment = 'reading' | 'changing' | 'saving';

const awaySentences: Readonly<Record<Moment, string>> = {
  reading: 'The database is busy or away. Please try again in a moment.',
  changing: 'The database is busy or away. Nothing was changed; please try again in a moment.',
  saving: 'The database went away during the save. Please look whether it was saved before you try again.',
};

/** The unique constraints that a person can violate, and the sentences for them. */
const takenSentences: Readonly<Record<string, string>> = {
  deal_number_key: 'That deal number is already taken.',
  deal_pkey: 'That deal is back already.',
  employee_email_key: 'Someone with that e-mail is already an employee.',
  invite_pending_email: 'That e-mail already has a pending invite.',
  up_log_row_order: 'Someone else changed the order at the same moment. Please try again.',
};

/** The change is of a closed month, which the guard of the tables names as the constraint (decision 108). */
const MONTH_IS_CLOSED = 'SF108';

const STANDBY = 'The database only reads at this moment. Nothing was changed; please try again in a moment.';

const DISK_FULL =
  'The disk of the database is full. Nothing was changed; please tell whoever runs this server.';

/** The connection was refused or ended, by a shutdown, a crash or the network (E…): the statement may or may not have run. */
const isCutOff = (code: string) =>
  /^(08|57P0)/.test(code) || /^(E[A-Z]+|EAI_AGAIN)$/.test(code) || isDistrust(code);

/** The server's certificate is not the one that sslmode demands, or has expired. */
const isDistrust = (code: string) => /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)_/.test(code);

/** Too few resources, or a time limit: nothing is wrong with the request. */
const isAway = (code: string) => /^(53|57|58)/.test(code) || code === '55P03';

/** A transaction that lost against another and may simply run again. */
export const isRetriable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(failureOf(error)?.code ?? '');

/** A statement that gave up because somebody else held a lock for longer than it may wait. */
export const hasWaitedForLock = (error: unknown): boolean => failureOf(error)?.code === '55P03';

/** A row that other rows name, and that was to be deleted. */
export const isStillNamed = (error: unknown): boolean => failureOf(error)?.code === '23503';

/** A failure of the database as the refusal that a client gets; anything else is returned as it is. */
export function refusalOf(error: unknown, moment: Moment): unknown {
  if (error instanceof AppError) return error;
  const failure = failureOf(error);
  if (failure?.code === ONLY_READS) return new AppError('UNAVAILABLE', STANDBY, error);
  if (isServerLost(error)) return new AppError('UNAVAILABLE', awaySentences[moment], error);
  if (!failure) return error;
  if (failure.code === '53100') return new AppError('UNAVAILABLE', DISK_FULL, error);
  // The database itself refused, so nothing was stored.
  if (isAway(failure.code) || isRetriable(error)) {
    return new AppError('UNAVAILABLE', awaySentences[moment === 'reading' ? 'reading' : 'changing'], error);
  }
  if (failure.code === '23505') {
    const { constraint = '' } = failure;
    const field = constraint === 'deal_number_key' ? { field: 'NUMBER' } : {};
    return new AppError('CONFLICT', takenSentences[constraint] ?? 'That is already taken.', error, field);
  }
  if (failure.code === MONTH_IS_CLOSED) return conflict(formatClosedMonthError(failure.constraint as Month), error);
  if (failure.code === '23503') return badInput(`There is no such ${fieldOf(failure.constraint)}.`, error);
  if (/^(22|23)/.test(failure.code))
    return badInput('A value is out of the range that can be stored.', error);
  return error;
}

/** What a statement names and the tables do not have: undefined column, table or function. */
const ABSENT = /(?:column \S+(?: of relation \S+)?|relation \S+|function [^\s(]+\([^()]*\)) does not exist/;

/** PostgreSQL's own sentence about what the tables lack, and what to do; it names columns, never values (decision 210). */
export function missingInTables(error: unknown): string | undefined {
  if (!['42703', '42P01', '42883'].includes(failureOf(error)?.code ?? '')) return undefined;
  const [sentence = 'The tables lack something'] = ABSENT.exec((error as Error).message) ?? [];
  return `${sentence}: a migration is missing (docs/CONTRIBUTING.md, Add a migration).`;
}

/** The refusal of a read, for a call that would have changed something and has not begun. */
export function beforeAnyChange(refusal: unknown): unknown {
  const isOfRead = refusal instanceof AppError && refusal.message === awaySentences.reading;
  return isOfRead ? new AppError('UNAVAILABLE', awaySentences.changing, refusal.detail) : refusal;
}

/** `deal_closer_id_fkey` is about `closer_id`. */
function fieldOf(constraint = ''): string {
  return (
    /^(?:deal|up_log_row|vacation_units|goal)_(?<column>.+)_fkey$/.exec(constraint)?.groups?.column ?? 'value'
  );
}

/** The server went away, hangs, or is no longer the primary: other connections to it are of no use either. */
export function isServerLost(error: unknown): boolean {
  const { code = '' } = failureOf(error) ?? {};
  return isLostConnection(error) || isCutOff(code) || code === ONLY_READS;
}

function failureOf(error: unknown): PostgresFailure | undefined {
  if (!isNativeError(error)) return undefined;
  if ('code' in error && typeof error.code === 'string') {
    const constraint = 'constraint' in error ? String(error.constraint) : undefined;
    return { code: error.code, constraint };
  }
  return failureOf(error.cause);
}

/** pg reports these by their message, without a code; `query_timeout` is the fourth. */
function isLostConnection(error: unknown): boolean {
  return (
    isNativeError(error) &&
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|not queryable|connection was closed/i.test(
      error.message,
    )
  );
}
