import { getDealConflict } from '../../../lib/apollo/errors';
import { createZonedFormat } from '../../../lib/days/zonedFormat';
import type { ConflictingValue } from '../../../lib/mutations/cellSaves';
import { graphqlFieldNames, type HogField } from './hogCells';

/**
 * Returns the value that another user stored first, if the error reports a conflict in this field. Returns
 * undefined if the number now belongs to another deal: there is nothing to choose between, so the save is
 * rejected.
 * @param read parses a value of the field in the history of the deal
 */
export function parseConflict<Stored>(
  error: unknown,
  field: HogField,
  read: (value: string | null) => Stored,
): ConflictingValue<Stored> | undefined {
  const conflict = getDealConflict(error);
  if (!conflict || conflict.fields.some(fieldConflict => fieldConflict.field === 'NUMBER')) return undefined;
  const conflictingField = conflict.fields.find(
    fieldConflict => fieldConflict.field === graphqlFieldNames[field],
  );
  if (!conflictingField) return undefined;
  const { value, changedBy, changedAt } = conflictingField;
  return { stored: read(value), version: conflict.version, changedBy, changedAt };
}

/**
 * Formats who changed a cell, how and when, in store time: "Finn Delgado changed it to $300.00 on Nov 3, 2:15
 * PM".
 * @param change such as "changed it to $300.00"
 */
export function formatConflictingChange(
  { changedBy, changedAt }: Pick<ConflictingValue<unknown>, 'changedBy' | 'changedAt'>,
  change: string,
  timeZone: string,
): string {
  return `${changedBy ?? 'The system'} ${change} on ${formatChangeTime(timeZone, new Date(changedAt))}`;
}

const formatChangeTime = createZonedFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
