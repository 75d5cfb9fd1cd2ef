import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { missingInTables } from '../database/failures.ts';
import { AppError, badInput, httpStatusOf, TooManyRequests } from '../errors.ts';

const BUG = new AppError('UNAVAILABLE', 'Something went wrong. Nothing was changed; please try again.');

const NO_SUCH_CALL = new AppError('NOT_FOUND', 'There is no such call.');

/** What Express and its parsers throw, as the refusals that rest.md lists. */
function refusalOfParser(error: {
  readonly type?: unknown;
  readonly status?: unknown;
}): AppError | undefined {
  if (error instanceof URIError) return badInput('The address could not be read.');
  if (error.status === 404) return NO_SUCH_CALL;
  if (error.type === 'entity.too.large') return new AppError('TOO_LARGE', 'The body is too large.');
  if (error.type === 'charset.unsupported' || error.type === 'encoding.unsupported') {
    return new AppError('NOT_JSON', 'The body must be JSON in UTF-8.');
  }
  const isClientError = typeof error.status === 'number' && error.status >= 400 && error.status < 500;
  return isClientError ? badInput('The request could not be read as JSON.') : undefined;
}

/** Every failure as the refusal that the client gets. An unforeseen one is logged and answered by a plain sentence. */
function toRefusal(error: unknown, log: Logger): AppError {
  if (error instanceof AppError) {
    if (error.code === 'UNAVAILABLE') log.warn({ err: error.detail }, error.message);
    return error;
  }
  const refusal = typeof error === 'object' && error !== null ? refusalOfParser(error) : undefined;
  if (refusal) return refusal;
  log.error({ err: error }, missingInTables(error) ?? 'unforeseen failure');
  return BUG;
}

/** Puts the status of a refusal on an answer that has not begun, and when to try again. */
export function refuse(res: Response, error: unknown, log: Logger): AppError {
  const refusal = toRefusal(error, log);
  if (res.headersSent) return refusal;
  res.status(httpStatusOf[refusal.code]);
  if (refusal instanceof TooManyRequests) res.set('Retry-After', String(refusal.retryAfter));
  return refusal;
}

/**
 * Express's last handler: `{message, code}` with the status of the code (rest.md, Common ground), or the sentence alone
 * for the calls whose client shows the response text.
 */
export const answerErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, _next) => {
    const { code, message } = refuse(res, error, log);
    if (res.headersSent) return res.destroy(); // nobody takes a part for the whole
    if (res.locals.isRefusedInText) res.type('text/plain').send(message);
    else res.json({ message, code });
  };

export const noSuchCall: RequestHandler = () => {
  throw NO_SUCH_CALL;
};

/** Where unforeseen failures are logged, and how GraphQL's own messages read (decision 111). */
export interface Messages {
  readonly log: Logger;
  readonly safeMessage: (message: string) => string;
}

/** GraphQL's errors: ours with their code, GraphQL's own without what was sent, anything else as the plain sentence. */
export function formatGraphQLError(
  given: GraphQLFormattedError,
  error: unknown,
  { log, safeMessage }: Messages,
): GraphQLFormattedError {
  const cause = rootOf(error);
  const code = codeOf(given, cause);
  const isOfText = !given.path && code !== ApolloServerErrorCode.BAD_USER_INPUT;
  const formatted = isOfText ? given : withoutPlaces(given);
  if (isOurs(cause)) {
    const { http: _, ...extensions } = cause.extensions;
    return { ...formatted, message: cause.message, extensions };
  }
  if (cause instanceof GraphQLError && code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR) {
    if (isRequestRefused(code)) return formatted;
    const extensions = { ...formatted.extensions, code };
    return { ...formatted, message: safeMessage(cause.message), extensions };
  }
  if (code === ApolloServerErrorCode.GRAPHQL_PARSE_FAILED) {
    return { ...formatted, message: 'The query is nested too deeply.' }; // the parser ran out of stack
  }
  const refusal = toRefusal(cause, log);
  return {
    ...formatted,
    message: refusal.message,
    extensions: { ...refusal.extensions, code: refusal.code },
  };
}

/** What variables or the store have brought about is at no place in the text. */
const withoutPlaces = ({ locations: _, ...rest }: GraphQLFormattedError): GraphQLFormattedError => rest;

/**
 * GraphQL's own errors have no code when variables do not fit, or an argument turns out empty ("" for Money) while the query
 * runs. Any other that has come up in a field is a bug of ours.
 */
function codeOf({ extensions, path }: GraphQLFormattedError, cause: unknown): unknown {
  const code = extensions?.code ?? ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
  if (code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR || !(cause instanceof GraphQLError)) return code;
  const isBadInput = !path || /^Argument "\w+" of non-null type/.test(cause.message);
  return isBadInput ? ApolloServerErrorCode.BAD_USER_INPUT : code;
}

/** GraphQL wraps what a resolver or a scalar throws, at times twice. */
const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;

/** Thrown by a scalar of ours or by a limit. */
const isOurs = (cause: unknown): cause is GraphQLError =>
  cause instanceof GraphQLError && Object.hasOwn(httpStatusOf, String(cause.extensions.code));

/** About the request itself: fixed sentences that repeat nothing. */
const isRequestRefused = (code: unknown) =>
  code === ApolloServerErrorCode.BAD_REQUEST || code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND;
