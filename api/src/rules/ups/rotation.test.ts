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

it("rotates by each person's last row: the oldest is next", () => {
  expect(getRotationOrder([up(ANN), up(BOB), up(CY), up(ANN)], FLOOR)).toEqual([BOB, CY, ANN]);
});

it('puts people who are queued On Turn without a customer first, in log order', () => {
  expect(getRotationOrder([up(ANN), queuedUp(CY), up(ANN), queuedUp(BOB)], FLOOR)).toEqual([CY, BOB, ANN]);
});

it('treats a row On Turn with a customer as an up', () => {
  const customerUp = up(BOB, { upType: 'On Turn' });
  expect(getRotationOrder([up(ANN), customerUp], FLOOR)).toEqual([ANN, BOB]);
});

it('does not queue a person who had an up since', () => {
  expect(getRotationOrder([queuedUp(ANN), up(BOB), up(ANN)], FLOOR)).toEqual([BOB, ANN]);
});

it('skips unassigned rows and people outside the rotation', () => {
  expect(getRotationOrder([up(null), up(9), up(CY)], FLOOR)).toEqual([CY]);
  expect(getRotationOrder([], FLOOR)).toEqual([]);
});

it('keeps the queue for an appointment, a be-back and a row without a type; any other row uses up the turn', () => {
  const typesLeavingTurnUnused = [null, ...UP_TYPES].filter(upType =>
    listQueuedUps([queuedUp(ANN), up(ANN, { upType })], FLOOR).some(({ employeeId }) => employeeId === ANN),
  );
  expect(typesLeavingTurnUnused).toEqual([null, 'Appointment', 'B-Back']);
  expect(getRotationOrder([queuedUp(ANN), queuedUp(BOB), up(ANN, { upType: 'Appointment' })], FLOOR)).toEqual(
    [ANN, BOB],
  );
});

it('skips a held turn, which keeps its position', () => {
  const rows = [queuedUp(ANN, { isHeld: true }), queuedUp(BOB), up(CY)];
  expect(getRotationOrder(rows, FLOOR)).toEqual([BOB, CY]);
  expect(listQueuedUps(rows, FLOOR)).toEqual([rows[0], rows[1]]);
});

it('returns one row per person: the last queued one', () => {
  const rows = [queuedUp(ANN), queuedUp(BOB), queuedUp(ANN), queuedUp(9)];
  expect(listQueuedUps(rows, FLOOR)).toEqual([rows[1], rows[2]]);
});

it('lists the rows that queue a person: those after the last row that used up a turn', () => {
  const [usedTurn, first, second] = [queuedUp(ANN), queuedUp(ANN), queuedUp(ANN)];
  const appointment = up(ANN, { upType: 'Appointment' });
  expect(listQueuedRows([usedTurn, up(ANN), first, appointment, queuedUp(BOB), second], ANN)).toEqual([
    first,
    second,
  ]);
  expect(listQueuedRows([usedTurn, up(ANN), appointment], ANN)).toEqual([]);
  expect(listQueuedRows([], ANN)).toEqual([]);
});

it('moves a skipped row behind the next row that is not held, if there is one', () => {
  const [ann, bob, cy] = [queuedUp(ANN), queuedUp(BOB, { isHeld: true }), queuedUp(CY)];
  expect(findNextInQueue([ann, bob, cy], ann)).toBe(cy);
  expect(findNextInQueue([ann, bob, cy], cy)).toBeUndefined();
  expect(findNextInQueue([ann, bob], ann)).toBeUndefined();
});

it('counts turns and skips by row', () => {
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
