import { clockWords } from '../../lib/days/clockWords';
import type { Theirs } from '../../lib/saves/cellSaves';

/**
 * Who changed a cell meanwhile, how, and when on the store's clock: "Finn Delgado stored $300.00 on Nov 3, 2:15 PM".
 * @param how what they did, such as "stored $300.00"
 */
export function theirsWords(
  { changedBy, changedAt }: Pick<Theirs<unknown>, 'changedBy' | 'changedAt'>,
  how: string,
  timeZone: string,
): string {
  return `${changedBy ?? 'The store'} ${how} on ${whenOf(timeZone, new Date(changedAt))}`;
}

const whenOf = clockWords('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
