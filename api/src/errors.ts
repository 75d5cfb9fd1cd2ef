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

/** An error after which the client can try again later. */
export class TooManyRequests extends AppError {
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
