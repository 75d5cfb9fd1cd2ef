import type { Theirs } from '../../lib/saves/cellSaves';
import { dealConflictOf } from '../../lib/server/dealConflict';
import { dealFields, type HogField } from './hogCells';

/**
 * What someone else stored in a field first, if that is what the error says. A number that another deal has got since leaves
 * nothing to choose between: that is a refusal.
 * @param read what a value of the field in the deal's history stands for
 */
export function storedFirst<Stored>(
  error: unknown,
  field: HogField,
  read: (value: string | null) => Stored,
): Theirs<Stored> | undefined {
  const conflict = dealConflictOf(error);
  if (!conflict || conflict.fields.some(changed => changed.field === 'NUMBER')) return undefined;
  const now = conflict.fields.find(changed => changed.field === dealFields[field]);
  if (!now) return undefined;
  const { value, changedBy, changedAt } = now;
  return { stored: read(value), version: conflict.version, changedBy, changedAt };
}
