import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { type ErrorCode, HTTP_STATUSES, TooManyRequests } from '../../errors.ts';
import { countText } from '../../rules/numbers/countText.ts';

interface ErrorDetails {
  /** Additional figures for programs, sent together with the code. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates an error for an operation that has not run, with the GraphQL code and the HTTP status. */
export function createGraphQLError(
  code: ErrorCode,
  message: string,
  { extensions, headers = {} }: ErrorDetails = {},
): GraphQLError {
  const http = { status: HTTP_STATUSES[code], headers: new HeaderMap(Object.entries(headers)) };
  return new GraphQLError(message, { extensions: { code, ...extensions, http } });
}

/** Throws a rate-limit error as a GraphQL error with its header. Throws any other error unchanged. */
export function throwAsGraphQLError(error: unknown): never {
  if (!(error instanceof TooManyRequests)) throw error;
  throw createGraphQLError(error.code, error.message, { headers: { 'retry-after': String(error.retryAfter) } });
}

/** Formats a count for a message. */
export const formatCount = (count: number): string => (count > 1_000_000 ? 'over a million' : countText(count));
