import { formatOrdinal } from '../../../lib/format/numbers';
import type { InTurnFieldsFragment } from './inTurn.generated';

type WaitingTurns = InTurnFieldsFragment['waiting'];

/** Returns the waiting turns with their positions in the rotation; null for turns on hold. */
export function withPositions(
  waiting: WaitingTurns,
): { turn: WaitingTurns[number]; position: number | null }[] {
  let position = 0;
  return waiting.map(turn => ({ turn, position: turn.isHeld ? null : ++position }));
}

/**
 * Formats the position of the viewer: "You are next of 5", "You are 2nd of 5". Returns an empty text if the
 * viewer is not waiting.
 */
export function formatOwnPosition(waiting: WaitingTurns, id: number): string {
  const all = withPositions(waiting);
  const own = all.find(({ turn }) => turn.person.id === id);
  if (!own) return '';
  if (own.position === null) return 'Your turn is held';
  const activeCount = all.filter(({ position }) => position !== null).length;
  return `You are ${own.position === 1 ? 'next' : formatOrdinal(own.position)} of ${activeCount}`;
}

/** Formats the turns of a person on a day: "3 taken", "3 taken, skipped once". */
export function formatTurnCounts(taken: number, skipped: number): string {
  const times = skipped === 1 ? 'once' : `${skipped} times`;
  return skipped === 0 ? `${taken} taken` : `${taken} taken, skipped ${times}`;
}
