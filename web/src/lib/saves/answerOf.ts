import { isLineAway, isServerInTrouble, sentenceOf } from '../server/sentenceOf';
import type { StoredValue, Theirs } from './cellSaves';
import type { Answer } from './saveQueue';

/**
 * How a change that was sent came out, whichever way the server told it.
 * @param theirsIn what someone else stored first, if that is what the error says
 */
export async function answerOf<Stored>(
  change: () => Promise<StoredValue<Stored>>,
  theirsIn: (error: unknown) => Theirs<Stored> | undefined = () => undefined,
): Promise<Answer<Stored>> {
  try {
    return { type: 'stored', ...(await change()) };
  } catch (error) {
    const theirs = theirsIn(error);
    if (theirs) return { type: 'conflict', theirs };
    const isAnswered = isServerInTrouble(error);
    const sentence = sentenceOf(error);
    return isAnswered || isLineAway(error)
      ? { type: 'away', sentence, isAnswered }
      : { type: 'refused', sentence };
  }
}
