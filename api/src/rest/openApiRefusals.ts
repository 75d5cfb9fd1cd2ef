import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { type ErrorCode, HTTP_STATUSES } from '../errors.ts';
import type { RestCall } from './call.ts';

const ERROR_DESCRIPTIONS: Readonly<Record<ErrorCode, string>> = {
  BAD_INPUT: 'Something that was sent is not accepted; the sentence names the field. Nothing was changed.',
  UNAUTHENTICATED: 'Not signed in, or not any more.',
  FORBIDDEN: 'Not allowed.',
  NOT_FOUND: 'There is no such thing.',
  CONFLICT: 'It collides with what is stored. Nothing was changed.',
  TOO_LARGE: 'The body is larger than 1 MB, or the address too long.',
  NOT_JSON: 'The body is not JSON in UTF-8, or does not say that it is.',
  TOO_MANY_REQUESTS: 'Too many tries, or too many calls at once; `Retry-After` says when to try again.',
  TOO_COSTLY: 'It took longer in the database than it may, and was stopped.',
  UNAVAILABLE: 'The database is busy or away. Nothing was changed; please try again in a moment.',
};

/** Errors of every call. */
const COMMON_ERRORS: readonly ErrorCode[] = ['BAD_INPUT', 'TOO_LARGE', 'UNAVAILABLE'];

const BODY_ERRORS: readonly ErrorCode[] = ['NOT_JSON'];

/**
 * Errors of calls for signed-in people, who have a budget for each minute (decision 175) and few concurrent
 * calls (decision 173).
 */
const SIGNED_IN_ERRORS: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'];

type ErrorResponses = Readonly<Record<ErrorCode, ZodOpenApiResponseObject>>;

/** JSON responses `{message, code}` (rest.md, Common ground). */
const jsonResponses = createErrorResponses('', code => ({
  'application/json': { schema: z.object({ message: z.string(), code: z.literal(code) }) },
}));

/** Plain-text responses, for clients that show the response text. */
const textResponses = createErrorResponses('_TEXT', () => ({ 'text/plain': { schema: z.string() } }));

/**
 * Returns the error responses of a call by status. The document describes each response once and refers to
 * it.
 */
export function toErrorResponses({ right, body, errors = [], sendsTextErrors }: RestCall): ZodOpenApiResponsesObject {
  const codes = new Set([...COMMON_ERRORS, ...(body ? BODY_ERRORS : []), ...errors, ...(right ? SIGNED_IN_ERRORS : [])]);
  const responses = sendsTextErrors ? textResponses : jsonResponses;
  return Object.fromEntries([...codes].map(code => [HTTP_STATUSES[code], responses[code]]));
}

function createErrorResponses(
  suffix: string,
  getContent: (code: ErrorCode) => NonNullable<ZodOpenApiResponseObject['content']>,
): ErrorResponses {
  return Object.fromEntries(
    Object.entries(ERROR_DESCRIPTIONS).map(([code, description]) => [
      code,
      { id: code + suffix, description, content: getContent(code as ErrorCode) },
    ]),
  ) as ErrorResponses;
}
