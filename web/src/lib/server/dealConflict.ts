import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { DealField } from '../../generated/types';

/** What stands now in a field of a deal that someone changed after it was looked at. */
export type FieldConflict = {
  field: DealField;
  /** As the history writes it: people by name, money as decimal text; null is blank. */
  value: string | null;
  /** A name; null when the store did it by itself. */
  changedBy: string | null;
  /** An instant, ISO 8601. */
  changedAt: string;
};

/** Why a change of a deal was not stored: the version that stands, and the fields that were changed meanwhile. */
export type DealConflict = { version: number; fields: readonly FieldConflict[] };

/** What the server sent with a CONFLICT over a deal; undefined for any other error. */
export function dealConflictOf(error: unknown): DealConflict | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.extensions?.conflict as DealConflict | undefined;
}
