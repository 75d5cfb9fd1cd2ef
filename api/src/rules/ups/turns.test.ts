import { type LoggedUp, nextBehind, turnOrder, turnsTaken, waitingRows, waitingUps } from './turns.ts';
import { UP_TYPES } from './upValues.ts';

const ANN = 1;
const BOB = 2;
const CY = 3;
const FLOOR = new Set([ANN, BOB, CY]);

const up = (employeeId: number | null, facts: Partial<LoggedUp> = {}): LoggedUp => ({
  employeeId,
  upType: 'Fresh Up',
  customerName: 'Grace Hopper',
  isHeld: false,
  ...facts,
});
const waits = (employeeId: number, facts: Partial<LoggedUp> = {}) =>
  up(employeeId, { upType: 'On Turn', customerName: ' ', ...facts });

it('goes round by everyone’s last row: the longest ago is next', () => {
  expect(turnOrder([up(ANN), up(BOB), up(CY), up(ANN)], FLOOR)).toEqual([BOB, CY, ANN]);
});

it('puts those before all others who wait On Turn without a customer, in the order of the log', () => {
  expect(turnOrder([up(ANN), waits(CY), up(ANN), waits(BOB)], FLOOR)).toEqual([CY, BOB, ANN]);
});

it('takes a row On Turn with a customer for an up', () => {
  const taken = up(BOB, { upType: 'On Turn' });
  expect(turnOrder([up(ANN), taken], FLOOR)).toEqual([ANN, BOB]);
});

it('takes nobody for waiting who has had an up since', () => {
  expect(turnOrder([waits(ANN), up(BOB), up(ANN)], FLOOR)).toEqual([BOB, ANN]);
});

it('passes over rows of nobody, and of whoever takes no turns', () => {
  expect(turnOrder([up(null), up(9), up(CY)], FLOOR)).toEqual([CY]);
  expect(turnOrder([], FLOOR)).toEqual([]);
});

it('leaves the turns as they are for an appointment, a be-back, and what has no type yet; anything else uses one up', () => {
  const leaves = [null, ...UP_TYPES].filter(upType =>
    waitingUps([waits(ANN), up(ANN, { upType })], FLOOR).some(({ employeeId }) => employeeId === ANN),
  );
  expect(leaves).toEqual([null, 'Appointment', 'B-Back']);
  expect(turnOrder([waits(ANN), waits(BOB), up(ANN, { upType: 'Appointment' })], FLOOR)).toEqual([ANN, BOB]);
});

it('passes by whose turn is held, who keeps the place', () => {
  const rows = [waits(ANN, { isHeld: true }), waits(BOB), up(CY)];
  expect(turnOrder(rows, FLOOR)).toEqual([BOB, CY]);
  expect(waitingUps(rows, FLOOR)).toEqual([rows[0], rows[1]]);
});

it('has one row a person: the last that waits', () => {
  const rows = [waits(ANN), waits(BOB), waits(ANN), waits(9)];
  expect(waitingUps(rows, FLOOR)).toEqual([rows[1], rows[2]]);
});

it('lists the rows that make a person wait: those after their last row that used a turn up', () => {
  const [usedUp, first, second] = [waits(ANN), waits(ANN), waits(ANN)];
  const appointment = up(ANN, { upType: 'Appointment' });
  expect(waitingRows([usedUp, up(ANN), first, appointment, waits(BOB), second], ANN)).toEqual([
    first,
    second,
  ]);
  expect(waitingRows([usedUp, up(ANN), appointment], ANN)).toEqual([]);
  expect(waitingRows([], ANN)).toEqual([]);
});

it('skips behind the next who is not held, and behind nobody', () => {
  const [ann, bob, cy] = [waits(ANN), waits(BOB, { isHeld: true }), waits(CY)];
  expect(nextBehind([ann, bob, cy], ann)).toBe(cy);
  expect(nextBehind([ann, bob, cy], cy)).toBeUndefined();
  expect(nextBehind([ann, bob], ann)).toBeUndefined();
});

it('counts turns and skips by their rows', () => {
  const row = (employeeId: number | null, isTaken: boolean, skips: number) => ({
    employeeId,
    isTaken,
    skips,
  });
  expect(
    turnsTaken([
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
