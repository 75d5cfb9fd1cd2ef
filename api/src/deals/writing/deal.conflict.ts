import { AppError } from '../../platform/errors.ts';
import { formatDealValue, toHistoryName, isTypedField, type RecordedDealField, toHistoryText } from '../deal.history.ts';
import type { CurrentDeal } from './deal.current.ts';

/** Current value of a field that was changed after the viewer read it. */
interface DealFieldConflict {
  /** GraphQL name of the field: a value of `DealField`. */
  readonly field: string;
  /** Value as the history shows it: people by name, money as decimal text; null is blank. */
  readonly value: string | null;
  /** Null when the store made the change. */
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/**
 * Rejects a change that would overwrite a change made after the viewer read the deal (decision 004).
 * @param deal the current deal, with the later changes
 * @param alteredFields the fields that the change alters. The deal's number is always checked (decision 075)
 * @throws CONFLICT with the extension `conflict: {version, fields}`: the current version, and each field
 */
export function rejectOverwriting(
  { row, people, later }: CurrentDeal,
  alteredFields: readonly RecordedDealField[],
): void {
  const checkedFields = new Set<RecordedDealField>(['number', ...alteredFields.filter(isTypedField)]);
  const conflictingChanges = later.filter(({ field }) => checkedFields.has(field));
  const [latest] = conflictingChanges;
  if (!latest) return;
  // Keeps the newest change of each field: the list begins with the newest.
  const newest = [...new Map(conflictingChanges.toReversed().map(change => [change.field, change])).values()];
  const conflicts = newest.map(
    ({ field, changedBy, changedAt }): DealFieldConflict => ({
      field: toHistoryName(field),
      value: formatDealValue(field, toHistoryText(field, row[field]), people),
      changedBy,
      changedAt: new Date(changedAt),
    }),
  );
  throw new AppError(
    'CONFLICT',
    `${latest.changedBy ?? 'Someone'} changed this deal while you were editing it. Please look at it again before saving.`,
    undefined,
    { conflict: { version: row.version, fields: conflicts } },
  );
}
