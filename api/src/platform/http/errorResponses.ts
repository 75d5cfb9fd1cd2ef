import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { describeMissingMigration } from '../database/databaseErrors.ts';
import { AppError, badInput, HTTP_STATUSES, TooManyRequestsError } from '../errors.ts';

const UNEXPECTED_ERROR = new AppError(
  'UNAVAILABLE',
  'Something went wrong. Nothing was changed. Please try again.',
);

const UNKNOWN_CALL_ERROR = new AppError('NOT_FOUND', 'This address doesn’t exist in the API.');

/** Converts an error of Express or its parsers to an error that rest.md lists. */
function toParserError(error: { readonly type?: unknown; readonly status?: unknown }): AppError | undefined {
  if (error instanceof URIError) return badInput('The URL is not valid.');
  if (error.status === 404) return UNKNOWN_CALL_ERROR;
  if (error.type === 'entity.too.large') return new AppError('TOO_LARGE', 'The request body is too large.');
  if (error.type === 'charset.unsupported' || error.type === 'encoding.unsupported') {
    return new AppError('NOT_JSON', 'The request body must be JSON in UTF-8.');
  }
  const isClientError = typeof error.status === 'number' && error.status >= 400 && error.status < 500;
  return isClientError ? badInput('The request is not valid JSON.') : undefined;
}

/**
 * Converts any error to the error that the client receives. An unexpected error is logged, and the client
 * receives a plain message instead.
 */
function toClientError(error: unknown, log: Logger): AppError {
  if (error instanceof AppError) {
    if (error.code === 'UNAVAILABLE') log.warn({ err: error.detail }, error.message);
    return error;
  }
  const appError = typeof error === 'object' && error !== null ? toParserError(error) : undefined;
  if (appError) return appError;
  log.error({ err: error }, describeMissingMigration(error) ?? 'unexpected error');
  return UNEXPECTED_ERROR;
}

/** Sets the error status, and `Retry-After` if known, on a response that has not begun. */
export function setErrorStatus(res: Response, error: unknown, log: Logger): AppError {
  const appError = toClientError(error, log);
  if (res.headersSent) return appError;
  res.status(HTTP_STATUSES[appError.code]);
  if (appError instanceof TooManyRequestsError) res.set('Retry-After', String(appError.retryAfter));
  return appError;
}

/**
 * Creates Express's last error handler. It sends `{message, code}` with the status of the code (rest.md,
 * General rules).
 * If the client shows the response text, it sends only the message.
 */
export const createErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, _next) => {
    const { code, message } = setErrorStatus(res, error, log);
    if (res.headersSent) return res.destroy(); // closes the connection, so that an incomplete response does not look complete
    if (res.locals.sendsTextErrors) res.type('text/plain').send(message);
    else res.json({ message, code });
  };

export const rejectUnknownCall: RequestHandler = () => {
  throw UNKNOWN_CALL_ERROR;
};

/**
 * The log for unexpected errors, and the sanitizer of GraphQL's own messages (docs/adr/graphql-limits.md).
 */
export interface GraphQLErrorOptions {
  readonly log: Logger;
  readonly sanitizeMessage: (message: string) => string;
}

/**
 * Formats an error for GraphQL. Errors of the product keep their code, GraphQL's own errors are shown without
 * the input, and all other errors become a general message.
 */
export function formatGraphQLError(
  formattedError: GraphQLFormattedError,
  error: unknown,
  { log, sanitizeMessage }: GraphQLErrorOptions,
): GraphQLFormattedError {
  const cause = findRootError(error);
  const code = resolveErrorCode(formattedError, cause);
  const concernsQueryText = !formattedError.path && code !== ApolloServerErrorCode.BAD_USER_INPUT;
  const formatted = concernsQueryText ? formattedError : omitLocations(formattedError);
  if (hasOwnCode(cause)) {
    const { http: _, ...extensions } = cause.extensions;
    return { ...formatted, message: cause.message, extensions };
  }
  if (cause instanceof GraphQLError && code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR) {
    if (isRequestError(code)) return formatted;
    const extensions = { ...formatted.extensions, code };
    return { ...formatted, message: sanitizeMessage(cause.message), extensions };
  }
  if (code === ApolloServerErrorCode.GRAPHQL_PARSE_FAILED) {
    return { ...formatted, message: 'The query is nested too deeply.' }; // the parser exceeded the stack size
  }
  const appError = toClientError(cause, log);
  return {
    ...formatted,
    message: appError.message,
    extensions: { ...appError.extensions, code: appError.code },
  };
}

/** Omits the locations. An error of variables or of the store has no location in the query text. */
const omitLocations = ({ locations: _, ...rest }: GraphQLFormattedError): GraphQLFormattedError => rest;

/**
 * Returns the code of an error.
 * Two kinds of GraphQL errors have no code: errors for invalid variables, and errors for an argument that
 * becomes null at run time ("" for Money). Any other GraphQL error in a field is a bug.
 */
function resolveErrorCode({ extensions, path }: GraphQLFormattedError, cause: unknown): unknown {
  const code = extensions?.code ?? ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
  if (code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR || !(cause instanceof GraphQLError)) return code;
  const isBadInput = !path || /^Argument "\w+" of non-null type/.test(cause.message);
  return isBadInput ? ApolloServerErrorCode.BAD_USER_INPUT : code;
}

/** Returns the innermost error. GraphQL wraps errors of resolvers and scalars, sometimes twice. */
const findRootError = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? findRootError(error.originalError) : error;

/** Returns whether the error has a code of the product, because a scalar or a limit threw it. */
const hasOwnCode = (cause: unknown): cause is GraphQLError =>
  cause instanceof GraphQLError && Object.hasOwn(HTTP_STATUSES, String(cause.extensions.code));

/**
 * Returns whether the error concerns the request itself. The messages of these errors are fixed and repeat no
 * input.
 */
const isRequestError = (code: unknown) =>
  code === ApolloServerErrorCode.BAD_REQUEST || code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND;
