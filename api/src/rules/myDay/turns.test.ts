import { type LoggedUp, turnOrder } from './turns.ts';

const ANN = 1;
const BOB = 2;
const CY = 3;
const FLOOR = new Set([ANN, BOB, CY]);

const up = (employeeId: number | null, facts: Partial<LoggedUp> = {}): LoggedUp => ({
  employeeId,
  upType: 'Fresh Up',
  customerName: 'Grace Hopper',
  ...facts,
});
const waits = (employeeId: number) => up(employeeId, { upType: 'On Turn', customerName: ' ' });

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
