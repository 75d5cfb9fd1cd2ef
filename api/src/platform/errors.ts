import { isNativeError } from 'node:util/types';

/** Every error that a call can return, with its HTTP status. Clients see no other error statuses. */
export const HTTP_STATUSES = {
  BAD_INPUT: 400,
  TOO_COSTLY: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  NOT_JSON: 415,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUSES;

/**
 * An error with a stable code for programs, a plain sentence for people and a detail for the log only.
 * GraphQL sends the extensions together with the code, for screens that show more than the sentence. The HTTP
 * layer maps the code to a status.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: unknown;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    detail?: unknown,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.extensions = extensions;
  }
}

/** An error after which the client may retry the call later. */
export class TooManyRequestsError extends AppError {
  /** Seconds to wait, sent as `Retry-After`. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super('TOO_MANY_REQUESTS', message);
    this.retryAfter = retryAfter;
  }
}

export const badInput = (message: string, detail?: unknown) => new AppError('BAD_INPUT', message, detail);
export const forbidden = (message: string) => new AppError('FORBIDDEN', message);
export const notFound = (message: string) => new AppError('NOT_FOUND', message);
export const conflict = (message: string, detail?: unknown) => new AppError('CONFLICT', message, detail);
export const notSignedIn = () => new AppError('UNAUTHENTICATED', 'Please sign in.');

const NO_ACCESS_MESSAGE = 'The system user that runs Salesfloor doesn’t have access to this file or folder.';
const DISK_FULL_MESSAGE = 'The disk is full.';
const NAME_NOT_FOUND_MESSAGE = 'The server name was not found.';
const CONNECTION_CUT_MESSAGE = 'The connection was lost.';
const TOO_SLOW_MESSAGE = 'The server did not respond in time.';
const UNREACHABLE_MESSAGE = 'The server could not be reached.';
const DATABASE_AWAY_MESSAGE = 'The database was busy or unavailable.';
const UNEXPECTED_MESSAGE = 'An unexpected error occurred. See the log for details.';

/**
 * Messages by the code of an error from Node, nodemailer or PostgreSQL, or by the name of an error without a
 * code.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  EACCES: NO_ACCESS_MESSAGE,
  EPERM: NO_ACCESS_MESSAGE,
  EROFS: 'The disk is read-only.',
  ENOSPC: DISK_FULL_MESSAGE,
  EDQUOT: DISK_FULL_MESSAGE,
  EIO: 'The disk reports an error.',
  ENOENT: 'The file or folder doesn’t exist.',
  ENOTDIR: 'Part of the path is a file, not a folder.',
  EMFILE: 'Too many files are open.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: CONNECTION_CUT_MESSAGE,
  EPIPE: CONNECTION_CUT_MESSAGE,
  ECONNECTION: CONNECTION_CUT_MESSAGE,
  ESOCKET: CONNECTION_CUT_MESSAGE,
  ENOTFOUND: NAME_NOT_FOUND_MESSAGE,
  EAI_AGAIN: NAME_NOT_FOUND_MESSAGE,
  EDNS: NAME_NOT_FOUND_MESSAGE,
  ETIMEDOUT: TOO_SLOW_MESSAGE,
  TimeoutError: TOO_SLOW_MESSAGE,
  AbortError: 'The operation was stopped before it finished.',
  EHOSTUNREACH: UNREACHABLE_MESSAGE,
  ENETUNREACH: UNREACHABLE_MESSAGE,
  EAUTH: 'The server rejected the user name or password.',
  EENVELOPE: 'The mail server rejected an address.',
  MailRejectedError: 'The mail server rejected the email.',
  '42501': 'The database role doesn’t have permission for this.',
  '53100': 'The database disk is full.',
  '57014': 'The database took too long.',
};

/** The names of the product's own errors, which have messages for people. */
const OWN_ERRORS = ['AppError', 'BackupError', 'EmbeddedDatabaseError'];

const isSentence = (text: string) => /^[A-Z][^{}]*\.$/s.test(text);

/**
 * Returns one plain sentence for an error, for the Health screen and emails.
 * Never returns the text of an error of Node, PostgreSQL or a library: it may contain codes, paths, JSON or
 * what people typed. The log contains that text.
 */
export function describeFailure(error: unknown): string {
  const messages = listCauses(error).flatMap(({ code, name }) => MESSAGES[code] ?? MESSAGES[name] ?? []);
  const [{ code, name, message } = { code: '', name: '', message: '' }] = listCauses(error);
  if (OWN_ERRORS.includes(name) || (!code && name === 'Error' && isSentence(message))) return message;
  if (messages[0]) return messages[0];
  return /^(08|53|57|58|55P03)/.test(code) ? DATABASE_AWAY_MESSAGE : UNEXPECTED_MESSAGE;
}

/** Returns the error and its causes, the outermost error first. */
function listCauses(error: unknown): { code: string; name: string; message: string }[] {
  if (!isNativeError(error) && !(error instanceof DOMException)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''; // the code of a DOMException is a number
  return [{ code, name: error.name, message: error.message }, ...listCauses(error.cause)];
}
