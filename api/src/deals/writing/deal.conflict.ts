import { AppError } from '../../platform/errors.ts';
import { dealValueInWords, historyName, isTyped, type RecordedField, recordedText } from '../deal.history.ts';
import type { CurrentDeal } from './deal.current.ts';

/** The present value of a field that was changed after the viewer looked at it. */
interface FieldConflict {
  /** As GraphQL names it: a value of `DealField`. */
  readonly field: string;
  /** As the history shows it: people by name, money as decimal text; null is blank. */
  readonly value: string | null;
  /** Null when the store changed it by itself. */
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/**
 * Refuses to overwrite what was changed after the viewer looked (decision 004).
 * @param deal as it stands, with what was changed since
 * @param altered the fields that the change alters; the deal's number is always looked at (decision 075)
 * @throws CONFLICT with the extension `conflict: {version, fields}`: the version that stands, and each field
 */
export function refuseOverwriting(
  { row, people, later }: CurrentDeal,
  altered: readonly RecordedField[],
): void {
  const looked = new Set<RecordedField>(['number', ...altered.filter(isTyped)]);
  const since = later.filter(({ field }) => looked.has(field));
  const [last] = since;
  if (!last) return;
  // The newest change of each field comes first.
  const newest = [...new Map(since.toReversed().map(change => [change.field, change])).values()];
  const conflicts = newest.map(
    ({ field, changedBy, changedAt }): FieldConflict => ({
      field: historyName(field),
      value: dealValueInWords(field, recordedText(field, row[field]), people),
      changedBy,
      changedAt: new Date(changedAt),
    }),
  );
  throw new AppError(
    'CONFLICT',
    `${last.changedBy ?? 'Someone'} changed this deal while you were editing it. Please look at it again before saving.`,
    undefined,
    { conflict: { version: row.version, fields: conflicts } },
  );
}
