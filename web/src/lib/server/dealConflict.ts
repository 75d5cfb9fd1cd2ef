import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { DealField } from '../../generated/types';

/** The stored value of a deal field that another user changed after this user had read it. */
export type DealFieldConflict = {
  field: DealField;
  /** The format of the history: people by name, money as decimal text; null is blank. */
  value: string | null;
  /** A name; null when the system changed the value. */
  changedBy: string | null;
  /** An instant, ISO 8601. */
  changedAt: string;
};

/**
 * Why a change of a deal was not stored: the deal's version now, and the fields that another user changed.
 */
export type DealConflict = { version: number; fields: readonly DealFieldConflict[] };

/** Returns the conflict of a CONFLICT error of a deal; undefined for any other error. */
export function getDealConflict(error: unknown): DealConflict | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.extensions?.conflict as DealConflict | undefined;
}
