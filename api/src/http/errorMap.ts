import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError, badInput, httpStatusOf } from '../errors.ts';

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
export function toRefusal(error: unknown, log: Logger): AppError {
  if (error instanceof AppError) {
    if (error.code === 'UNAVAILABLE') log.warn({ err: error.detail }, error.message);
    return error;
  }
  const refusal = typeof error === 'object' && error !== null ? refusalOfParser(error) : undefined;
  if (refusal) return refusal;
  log.error({ err: error }, 'unforeseen failure');
  return BUG;
}

/**
 * Express's last handler: `{message, code}` with the status of the code (rest.md, Common ground), or the sentence alone
 * for the calls whose client shows the response text.
 */
export const answerErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { code, message } = toRefusal(error, log);
    res.status(httpStatusOf[code]);
    if (res.locals.isRefusedInText) res.type('text/plain').send(message);
    else res.json({ message, code });
  };

export const noSuchCall: RequestHandler = () => {
  throw NO_SUCH_CALL;
};

/** GraphQL's errors: ours with their code, GraphQL's own without what was sent, anything else as the plain sentence. */
export function formatGraphQLError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { log, safeMessage }: { readonly log: Logger; readonly safeMessage: (message: string) => string },
): GraphQLFormattedError {
  const cause = rootOf(error);
  if (isOurs(cause)) {
    const { http: _, ...extensions } = cause.extensions;
    return { ...formatted, message: cause.message, extensions };
  }
  const code = formatted.extensions?.code;
  if (cause instanceof GraphQLError && code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR) {
    return isRequestRefused(code) ? formatted : { ...formatted, message: safeMessage(cause.message) };
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

/** GraphQL wraps what a resolver or a scalar throws, at times twice. */
const rootOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;

/** Thrown by a scalar of ours or by a limit. */
const isOurs = (cause: unknown): cause is GraphQLError =>
  cause instanceof GraphQLError && Object.hasOwn(httpStatusOf, String(cause.extensions.code));

/** About the request itself: fixed sentences that repeat nothing. */
const isRequestRefused = (code: unknown) =>
  code === ApolloServerErrorCode.BAD_REQUEST || code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED;
