import type { InTurnFieldsFragment } from './inTurn.generated';
import { formatOwnPosition, formatTurnCounts, withPositions } from './rotation';

const waitingTurn = (id: number, isHeld = false): InTurnFieldsFragment['waiting'][number] => ({
  upId: 10 * id,
  isHeld,
  person: { id, name: `Person ${id}`, initials: 'P', team: null },
});

it('skips turns on hold when it counts positions in the rotation', () => {
  const waiting = [waitingTurn(1), waitingTurn(2, true), waitingTurn(3)];
  expect(withPositions(waiting).map(({ position }) => position)).toEqual([1, null, 2]);
  expect([1, 2, 3, 4].map(id => formatOwnPosition(waiting, id))).toEqual([
    'You’re next up · 2 in line',
    'You’re on hold',
    'You’re 2nd of 2 in line',
    '',
  ]);
});

it('formats the number of turns and skips of a person', () => {
  expect([formatTurnCounts(0, 0), formatTurnCounts(3, 1), formatTurnCounts(1, 2)]).toEqual([
    '0 ups taken',
    '3 ups taken, skipped once',
    '1 up taken, skipped 2 times',
  ]);
});
