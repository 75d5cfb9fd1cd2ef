import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { type ErrorCode, httpStatusOf, TooManyRequests } from '../../errors.ts';
import { countText } from '../../rules/numbers/countText.ts';

interface RefusalDetails {
  /** Figures for programs, beside the code. */
  readonly figures?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal before anything ran, with the code of GraphQL and the status of HTTP. */
export function refusal(
  code: ErrorCode,
  sentence: string,
  { figures, headers = {} }: RefusalDetails = {},
): GraphQLError {
  const http = { status: httpStatusOf[code], headers: new HeaderMap(Object.entries(headers)) };
  return new GraphQLError(sentence, { extensions: { code, ...figures, http } });
}

/** A refusal of a call that may come again. @throws it, with its header */
export function inGraphQL(error: unknown): never {
  if (!(error instanceof TooManyRequests)) throw error;
  throw refusal(error.code, error.message, { headers: { 'retry-after': String(error.retryAfter) } });
}

/** A count as it stands in a sentence. */
export const inWords = (count: number): string => (count > 1_000_000 ? 'over a million' : countText(count));
