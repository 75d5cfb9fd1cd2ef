import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { DealField } from '../../generated/types';
import { ApiError, ApiUnreachableError } from '../restClient';

const UNREACHABLE_MESSAGE = 'Can’t reach the server. Check your connection and try again.';
const UNKNOWN_ERROR_MESSAGE = 'Something went wrong. Please try again.';

/** Codes of errors with a message that is not written for people. */
const internalCodes = new Set([
  'INTERNAL_SERVER_ERROR',
  'INTERNAL',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
]);

/**
 * Returns the server's message if it rejected the call. Returns undefined if the server did not respond or
 * failed; the same request may then be sent again.
 */
export function getRejection(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = String(error.errors[0]?.extensions?.code);
  return overloadCodes.has(code) || internalCodes.has(code) ? undefined : toErrorMessage(error);
}

/** Codes of a server that is failing or overloaded. */
const overloadCodes = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR']);

/**
 * Returns whether the server responded that it is failing or overloaded (5xx, 429). The same request may
 * succeed later.
 */
export function isServerFailing(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode >= 500 || error.statusCode === 429;
  return CombinedGraphQLErrors.is(error) && overloadCodes.has(String(error.errors[0]?.extensions?.code));
}

/**
 * Returns whether a GraphQL call had no response. `fetch` reports a lost connection as a TypeError. A timeout
 * is recognized by the name of its error.
 */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * Returns the message to show for an error of any call: the server's message, or otherwise the next step for
 * the person.
 */
export function toErrorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return first?.message && !internalCodes.has(String(first.extensions?.code))
      ? spellOutField(first.message)
      : UNKNOWN_ERROR_MESSAGE;
  }
  if (error instanceof ApiError) return spellOutField(error.message) || UNKNOWN_ERROR_MESSAGE;
  if (error instanceof ApiUnreachableError) return UNREACHABLE_MESSAGE;
  if (ServerError.is(error)) return error.statusCode >= 502 ? UNREACHABLE_MESSAGE : UNKNOWN_ERROR_MESSAGE;
  return isConnectionError(error) ? UNREACHABLE_MESSAGE : UNKNOWN_ERROR_MESSAGE;
}

/**
 * Writes the field name at the start of a message in words: "frontGross must be …" becomes "Front gross must
 * be …".
 */
function spellOutField(message: string): string {
  return message.replace(/^[a-z]\w*/, field => {
    const words = field
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}

/** The stored value of a deal field that another user changed after this user had read it. */
export type DealFieldConflict = {
  field: DealField;
  /** The value in the format of the history: people by name, money as decimal text; null is blank. */
  value: string | null;
  /** The name of the person who changed the value; null when the system changed it. */
  changedBy: string | null;
  /** The time of the change, as an ISO 8601 instant. */
  changedAt: string;
};

/**
 * The reason why a change of a deal was not stored: the current version of the deal, and the fields that
 * another user changed.
 */
export type DealConflict = { version: number; fields: readonly DealFieldConflict[] };

/** Returns the conflict of a CONFLICT error of a deal; undefined for any other error. */
export function getDealConflict(error: unknown): DealConflict | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.extensions?.conflict as DealConflict | undefined;
}
