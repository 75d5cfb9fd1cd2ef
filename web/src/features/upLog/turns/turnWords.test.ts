import type { InTurnFieldsFragment } from './inTurn.generated';
import { ownPlaceWords, placed, takenWords } from './turnWords';

const waits = (id: number, isHeld = false): InTurnFieldsFragment['waiting'][number] => ({
  upId: 10 * id,
  isHeld,
  person: { id, name: `Person ${id}`, initials: 'P', team: null },
});

it('passes held turns by', () => {
  const waiting = [waits(1), waits(2, true), waits(3)];
  expect(placed(waiting).map(({ place }) => place)).toEqual([1, null, 2]);
  expect([1, 2, 3, 4].map(id => ownPlaceWords(waiting, id))).toEqual([
    'You are next of 2',
    'Your turn is held',
    'You are 2nd of 2',
    '',
  ]);
});

it('tells turns and skips', () => {
  expect([takenWords(0, 0), takenWords(3, 1), takenWords(1, 2)]).toEqual([
    '0 taken',
    '3 taken, skipped once',
    '1 taken, skipped 2 times',
  ]);
});
