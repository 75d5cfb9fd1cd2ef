import { type DealConflict, dealConflictOf } from '../../lib/dealConflict';
import { isLineAway, isServerInTrouble, sentenceOf } from '../../lib/sentenceOf';
import { dealFields, type HogField } from './hogCells';
import type { Theirs } from './saves/cellSaves';
import type { Answer, StoredValue } from './saves/saveQueue';

/**
 * How a change of one field of a deal came out, whichever way the server told it.
 * @param read what a value of the field in the deal's history stands for
 */
export async function answerOf<Stored>(
  change: () => Promise<StoredValue<Stored>>,
  field: HogField,
  read: (value: string | null) => Stored,
): Promise<Answer<Stored>> {
  try {
    return { type: 'stored', ...(await change()) };
  } catch (error) {
    const theirs = theirsIn(dealConflictOf(error), field, read);
    if (theirs) return { type: 'conflict', theirs };
    const isAnswered = isServerInTrouble(error);
    const sentence = sentenceOf(error);
    return isAnswered || isLineAway(error)
      ? { type: 'away', sentence, isAnswered }
      : { type: 'refused', sentence };
  }
}

/** A number that another deal has got since leaves nothing to choose between: that is a refusal. */
function theirsIn<Stored>(
  conflict: DealConflict | undefined,
  field: HogField,
  read: (value: string | null) => Stored,
): Theirs<Stored> | undefined {
  if (!conflict || conflict.fields.some(changed => changed.field === 'NUMBER')) return undefined;
  const now = conflict.fields.find(changed => changed.field === dealFields[field]);
  if (!now) return undefined;
  const { value, changedBy, changedAt } = now;
  return { stored: read(value), version: conflict.version, changedBy, changedAt };
}
