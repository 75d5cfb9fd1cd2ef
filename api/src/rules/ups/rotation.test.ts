import {
  countTurns,
  findNextInQueue,
  getRotationOrder,
  listQueuedRows,
  listQueuedUps,
  type RotationUp,
} from './rotation.ts';
import { UP_TYPES } from './upValues.ts';

const ANN = 1;
const BOB = 2;
const CY = 3;
const FLOOR = new Set([ANN, BOB, CY]);

const up = (employeeId: number | null, facts: Partial<RotationUp> = {}): RotationUp => ({
  employeeId,
  upType: 'Fresh Up',
  customerName: 'Grace Hopper',
  isHeld: false,
  ...facts,
});
const queuedUp = (employeeId: number, facts: Partial<RotationUp> = {}) =>
  up(employeeId, { upType: 'On Turn', customerName: ' ', ...facts });

it('sorts people by their last row in the log, so that the person with the oldest last row is next', () => {
  expect(getRotationOrder([up(ANN), up(BOB), up(CY), up(ANN)], FLOOR)).toEqual([BOB, CY, ANN]);
});

it('sorts people who are queued On Turn without a customer first, in log order', () => {
  expect(getRotationOrder([up(ANN), queuedUp(CY), up(ANN), queuedUp(BOB)], FLOOR)).toEqual([CY, BOB, ANN]);
});

it('treats a row of the type On Turn with a customer as an up', () => {
  const customerUp = up(BOB, { upType: 'On Turn' });
  expect(getRotationOrder([up(ANN), customerUp], FLOOR)).toEqual([ANN, BOB]);
});

it('does not queue a person who had an up after being queued', () => {
  expect(getRotationOrder([queuedUp(ANN), up(BOB), up(ANN)], FLOOR)).toEqual([BOB, ANN]);
});

it('skips unassigned rows and people outside the rotation', () => {
  expect(getRotationOrder([up(null), up(9), up(CY)], FLOOR)).toEqual([CY]);
  expect(getRotationOrder([], FLOOR)).toEqual([]);
});

it('keeps a person queued after an appointment, a be-back or a row without a type, but not after a row of any other type', () => {
  const typesLeavingTurnUnused = [null, ...UP_TYPES].filter(upType =>
    listQueuedUps([queuedUp(ANN), up(ANN, { upType })], FLOOR).some(({ employeeId }) => employeeId === ANN),
  );
  expect(typesLeavingTurnUnused).toEqual([null, 'Appointment', 'B-Back']);
  expect(getRotationOrder([queuedUp(ANN), queuedUp(BOB), up(ANN, { upType: 'Appointment' })], FLOOR)).toEqual(
    [ANN, BOB],
  );
});

it('skips a held row in the rotation, but keeps its position in the queue', () => {
  const rows = [queuedUp(ANN, { isHeld: true }), queuedUp(BOB), up(CY)];
  expect(getRotationOrder(rows, FLOOR)).toEqual([BOB, CY]);
  expect(listQueuedUps(rows, FLOOR)).toEqual([rows[0], rows[1]]);
});

it('returns only the last queued row of each person', () => {
  const rows = [queuedUp(ANN), queuedUp(BOB), queuedUp(ANN), queuedUp(9)];
  expect(listQueuedUps(rows, FLOOR)).toEqual([rows[1], rows[2]]);
});

it("lists the rows that queue a person, which are after the last row that used up the person's turn", () => {
  const [usedTurn, first, second] = [queuedUp(ANN), queuedUp(ANN), queuedUp(ANN)];
  const appointment = up(ANN, { upType: 'Appointment' });
  expect(listQueuedRows([usedTurn, up(ANN), first, appointment, queuedUp(BOB), second], ANN)).toEqual([
    first,
    second,
  ]);
  expect(listQueuedRows([usedTurn, up(ANN), appointment], ANN)).toEqual([]);
  expect(listQueuedRows([], ANN)).toEqual([]);
});

it('returns the row after which a skipped row moves, which is the next queued row that is not held', () => {
  const [ann, bob, cy] = [queuedUp(ANN), queuedUp(BOB, { isHeld: true }), queuedUp(CY)];
  expect(findNextInQueue([ann, bob, cy], ann)).toBe(cy);
  expect(findNextInQueue([ann, bob, cy], cy)).toBeUndefined();
  expect(findNextInQueue([ann, bob], ann)).toBeUndefined();
});

it('counts taken turns and skips of each person', () => {
  const row = (employeeId: number | null, isTaken: boolean, skips: number) => ({
    employeeId,
    isTaken,
    skips,
  });
  expect(
    countTurns([
      row(ANN, true, 1),
      row(BOB, false, 0),
      row(ANN, true, 0),
      row(CY, false, 2),
      row(null, true, 1),
    ]),
  ).toEqual([
    { employeeId: ANN, taken: 2, skipped: 1 },
    { employeeId: CY, taken: 0, skipped: 2 },
  ]);
});
