import { isConnectionError, isServerFailing, toErrorMessage } from '../server/sentenceOf';
import type { StoredValue, ConflictingValue } from './cellSaves';
import type { SaveResult } from './saveQueue';

/**
 * Runs a change and returns its outcome. Never rejects.
 * @param findConflict returns the stored value that the error reports, if the error is a conflict
 */
export async function toSaveResult<Stored>(
  mutate: () => Promise<StoredValue<Stored>>,
  findConflict: (error: unknown) => ConflictingValue<Stored> | undefined = () => undefined,
): Promise<SaveResult<Stored>> {
  try {
    return { type: 'stored', ...(await mutate()) };
  } catch (error) {
    const theirs = findConflict(error);
    if (theirs) return { type: 'conflict', theirs };
    const hasResponse = isServerFailing(error);
    const message = toErrorMessage(error);
    return hasResponse || isConnectionError(error)
      ? { type: 'unavailable', message, hasResponse }
      : { type: 'rejected', message };
  }
}
