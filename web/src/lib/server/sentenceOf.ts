import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApiError, ApiUnreachable } from './api';

const away = 'The server could not be reached. Check your connection and try again.';
const odd = 'Something went wrong. Please try again.';

/** Codes whose message is not for people, or is empty of meaning for them. */
const privateCodes = new Set([
  'INTERNAL_SERVER_ERROR',
  'INTERNAL',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
]);

/**
 * The server's own sentence when it heard the call and refused it; nothing when it did not answer, or not for good: what
 * was typed may then be sent again as it is.
 */
export function refusalOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = String(error.errors[0]?.extensions?.code);
  return troubleCodes.has(code) || privateCodes.has(code) ? undefined : sentenceOf(error);
}

/** Codes of a server that is there, and in trouble or asked too much at once. */
const troubleCodes = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR']);

/** Whether a server answered that it cannot now (5xx, 429): the same may be sent again, and may come out otherwise. */
export function isServerInTrouble(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode >= 500 || error.statusCode === 429;
  return CombinedGraphQLErrors.is(error) && troubleCodes.has(String(error.errors[0]?.extensions?.code));
}

/** Whether no server answered a GraphQL call: fetch tells a lost line as a TypeError, and a time limit by its name. */
export function isLineAway(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/** The sentence to show for an error of any call: the server's own when it wrote one, else what to do next. */
export function sentenceOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return first?.message && !privateCodes.has(String(first.extensions?.code))
      ? forPeople(first.message)
      : odd;
  }
  if (error instanceof ApiError) return forPeople(error.message) || odd;
  if (error instanceof ApiUnreachable) return away;
  if (ServerError.is(error)) return error.statusCode >= 502 ? away : odd;
  return isLineAway(error) ? away : odd;
}

/** The server begins with a field by the name that scripts send it under: "frontGross must be …" reads "Front gross must be …". */
function forPeople(sentence: string): string {
  return sentence.replace(/^[a-z]\w*/, field => {
    const words = field
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}
