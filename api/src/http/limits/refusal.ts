import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { type ErrorCode, httpStatusOf } from '../../errors.ts';

interface Told {
  /** What a program can read of it, beside the code. */
  readonly figures?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal before anything ran, as GraphQL and HTTP both tell it. */
export function refusal(
  code: ErrorCode,
  sentence: string,
  { figures, headers = {} }: Told = {},
): GraphQLError {
  const http = { status: httpStatusOf[code], headers: new HeaderMap(Object.entries(headers)) };
  return new GraphQLError(sentence, { extensions: { code, ...figures, http } });
}

/** A count as a sentence tells it. */
export const inWords = (count: number): string =>
  count > 1_000_000 ? 'over a million' : count.toLocaleString('en-US');
