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
 * Formats the position of the viewer: "You’re next up · 5 in line", "You’re 2nd of 5 in line". Returns an
 * empty text if the viewer is not waiting.
 */
export function formatOwnPosition(waiting: WaitingTurns, id: number): string {
  const all = withPositions(waiting);
  const own = all.find(({ turn }) => turn.person.id === id);
  if (!own) return '';
  if (own.position === null) return 'You’re on hold';
  const activeCount = all.filter(({ position }) => position !== null).length;
  return own.position === 1
    ? `You’re next up · ${activeCount} in line`
    : `You’re ${formatOrdinal(own.position)} of ${activeCount} in line`;
}

/** Formats the turns of a person on a day: "3 ups taken", "3 ups taken, skipped once". */
export function formatTurnCounts(taken: number, skipped: number): string {
  const times = skipped === 1 ? 'once' : `${skipped} times`;
  const ups = taken === 1 ? '1 up taken' : `${taken} ups taken`;
  return skipped === 0 ? ups : `${ups}, skipped ${times}`;
}
