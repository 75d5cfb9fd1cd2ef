import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { type ErrorCode, httpStatusOf } from '../errors.ts';
import type { Call } from './call.ts';

const meanings: Readonly<Record<ErrorCode, string>> = {
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

/** The refusals of every call. */
const always: readonly ErrorCode[] = ['BAD_INPUT', 'TOO_LARGE', 'UNAVAILABLE'];

const ofABody: readonly ErrorCode[] = ['NOT_JSON'];

/** A person has a budget for each minute (decision 175), and few calls at once (173). */
const ofTheSignedIn: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'];

type Refusals = Readonly<Record<ErrorCode, ZodOpenApiResponseObject>>;

/** `{message, code}` (rest.md, Common ground). */
const asJson = everyRefusal('', code => ({
  'application/json': { schema: z.object({ message: z.string(), code: z.literal(code) }) },
}));

/** The sentence alone, for the calls whose client shows the response text. */
const asText = everyRefusal('_TEXT', () => ({ 'text/plain': { schema: z.string() } }));

/** The refusals of a call, by status. Each is described once in the document and referred to. */
export function refusalsOf({ right, body, refusals = [], isRefusedInText }: Call): ZodOpenApiResponsesObject {
  const codes = new Set([...always, ...(body ? ofABody : []), ...refusals, ...(right ? ofTheSignedIn : [])]);
  const responses = isRefusedInText ? asText : asJson;
  return Object.fromEntries([...codes].map(code => [httpStatusOf[code], responses[code]]));
}

function everyRefusal(
  suffix: string,
  contentOf: (code: ErrorCode) => NonNullable<ZodOpenApiResponseObject['content']>,
): Refusals {
  return Object.fromEntries(
    Object.entries(meanings).map(([code, description]) => [
      code,
      { id: code + suffix, description, content: contentOf(code as ErrorCode) },
    ]),
  ) as Refusals;
}
