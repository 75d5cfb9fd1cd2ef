import { ordinal } from '../../../lib/values/ordinal';
import type { InTurnFieldsFragment } from './inTurn.generated';

type Waiting = InTurnFieldsFragment['waiting'];

/** Each who waits, with the place in turn; null for whom it passes by. */
export function placed(waiting: Waiting): { turn: Waiting[number]; place: number | null }[] {
  let place = 0;
  return waiting.map(turn => ({ turn, place: turn.isHeld ? null : ++place }));
}

/** One's own place: "You are next of 5", "You are 2nd of 5"; nothing for who does not wait. */
export function ownPlaceWords(waiting: Waiting, id: number): string {
  const all = placed(waiting);
  const own = all.find(({ turn }) => turn.person.id === id);
  if (!own) return '';
  if (own.place === null) return 'Your turn is held';
  const inTurn = all.filter(({ place }) => place !== null).length;
  return `You are ${own.place === 1 ? 'next' : ordinal(own.place)} of ${inTurn}`;
}

/** What someone did with their turns of the day: "3 taken", "3 taken, skipped once". */
export function takenWords(taken: number, skipped: number): string {
  const times = skipped === 1 ? 'once' : `${skipped} times`;
  return skipped === 0 ? `${taken} taken` : `${taken} taken, skipped ${times}`;
}
