/** Every way a call can be refused; the only statuses, besides success, that a client ever sees. */
export const httpStatusOf = {
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

export type ErrorCode = keyof typeof httpStatusOf;

/**
 * A refusal: a stable code for programs, a plain sentence for people, and a detail for the log only. GraphQL sends the
 * extensions beside the code, for a screen that shows more than the sentence.
 * Doors translate it (`http/errorMap.ts`); nothing else decides a status.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: unknown;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    sentence: string,
    detail?: unknown,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence);
    this.code = code;
    this.detail = detail;
    this.extensions = extensions;
  }
}

/** A refusal that is over by itself. */
export class TooManyRequests extends AppError {
  /** Seconds, which doors send as `Retry-After`. */
  readonly retryAfter: number;

  constructor(sentence: string, retryAfter: number) {
    super('TOO_MANY_REQUESTS', sentence);
    this.retryAfter = retryAfter;
  }
}

export const badInput = (sentence: string, detail?: unknown) => new AppError('BAD_INPUT', sentence, detail);
export const forbidden = (sentence: string) => new AppError('FORBIDDEN', sentence);
export const notFound = (sentence: string) => new AppError('NOT_FOUND', sentence);
export const conflict = (sentence: string, detail?: unknown) => new AppError('CONFLICT', sentence, detail);
export const notSignedIn = () => new AppError('UNAUTHENTICATED', 'Please sign in.');
