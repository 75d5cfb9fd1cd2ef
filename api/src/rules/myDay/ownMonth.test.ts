import { monthGoals } from '../goals/goal.ts';
import type { EmployeeDeals } from '../leaderboard/leaderboard.ts';
import type { Person } from '../people/people.ts';
import { daysLeft } from '../tickSheet/daysLeft.ts';
import { bestMonth, type OwnMonthFacts, ownMonth } from './ownMonth.ts';

const ANN = 1;
const BOB = 2;

const person = (id: number, name: string): Person => ({ id, name, position: 0, team: 2, isActive: true });
const deals = (employeeId: number, facts: Partial<EmployeeDeals>): EmployeeDeals => ({
  employeeId,
  carClass: 'new',
  solo: 0,
  closer: 0,
  additional: 0,
  gross: 0,
  ...facts,
});
const left = daysLeft('2026-11', '2026-11-22', { completed: 18, total: 25 });
const november: OwnMonthFacts = {
  today: '2026-11-22',
  employeeId: ANN,
  people: [person(ANN, 'Ann Adams'), person(BOB, 'Bob Baker')],
  deals: [],
  vacation: [],
  workingDays: { completed: 18, total: 25 },
  goals: { set: monthGoals([]), left },
  lastSale: null,
  months: [],
  ups: [],
};
const vacationOf = (hundredths: number) => [{ employeeId: ANN, month: '2026-11', hundredths }] as const;

it('has units without vacation, and a total sold with it', () => {
  const own = ownMonth({
    ...november,
    deals: [deals(ANN, { solo: 9, closer: 1 }), deals(ANN, { carClass: 'used', solo: 2 })],
    vacation: vacationOf(49),
  });
  expect(own).toMatchObject({ units: 11.5, totalSold: 11.99, vacation: 0.49, toQualify: 0.01 });
});

it('qualifies with 12, vacation included', () => {
  const twelve = { ...november, deals: [deals(ANN, { solo: 11 })], vacation: vacationOf(100) };
  expect(ownMonth(twelve)).toMatchObject({ totalSold: 12, toQualify: 0 });
  expect(ownMonth({ ...twelve, vacation: vacationOf(300) })).toMatchObject({ totalSold: 14, toQualify: 0 });
  expect(ownMonth(november)).toMatchObject({ totalSold: 0, toQualify: 12 });
});

it('is tracked by the working days of the month, or by the calendar without any', () => {
  const sold = { ...november, deals: [deals(ANN, { solo: 9 })] };
  expect(ownMonth(sold).track).toBe(12.5); // 9 ÷ 18 × 25
  expect(ownMonth({ ...sold, workingDays: null }).track).toBe(12.5); // 9 ÷ 22 × 30 = 12.27
});

it('stands against one’s own goal, without vacation, and against none where none is set', () => {
  const set = monthGoals([{ employeeId: ANN, team: null, total: 16, new: null, used: null }]);
  const sold = { deals: [deals(ANN, { solo: 9 })], vacation: vacationOf(300) };
  expect(ownMonth({ ...november, ...sold, goals: { set, left } }).goal).toMatchObject({
    goal: 16,
    toGo: 7,
    neededADay: 1,
    againstGoal: -3.5,
  });
  expect(ownMonth({ ...november, ...sold }).goal).toBeNull();
});

it('is ranked by units with vacation among everyone on the board', () => {
  const sold = [deals(ANN, { solo: 2 }), deals(BOB, { solo: 3 })];
  expect(ownMonth({ ...november, deals: sold })).toMatchObject({ rank: 2, ranked: 2 });
  expect(ownMonth({ ...november, deals: sold, vacation: vacationOf(150) })).toMatchObject({ rank: 1 });
});

it('neither ranks nor qualifies the house', () => {
  const people = [person(ANN, 'hse'), person(BOB, 'Bob Baker')];
  const own = ownMonth({ ...november, people, deals: [deals(ANN, { solo: 3 })] });
  expect(own).toMatchObject({ units: 3, rank: null, ranked: 1, toQualify: null });
});

it('counts the days since the last sale, 0 on its day', () => {
  expect(ownMonth({ ...november, lastSale: '2026-11-22' }).daysSinceSale).toBe(0);
  expect(ownMonth({ ...november, lastSale: '2026-10-31' }).daysSinceSale).toBe(22);
  expect(ownMonth(november).daysSinceSale).toBeNull();
});

it('says who is next in turn, and one’s own place', () => {
  const up = (employeeId: number) => ({ employeeId, upType: null, customerName: '', isHeld: false });
  const bob = november.people[1];
  const isHeld = false;
  expect(ownMonth({ ...november, ups: [up(BOB), up(ANN)] }).turn).toEqual({
    next: bob,
    place: 2,
    people: 2,
    isHeld,
  });
  expect(ownMonth({ ...november, ups: [up(BOB)] }).turn).toEqual({
    next: bob,
    place: null,
    people: 1,
    isHeld,
  });
  expect(ownMonth(november).turn).toEqual({ next: null, place: null, people: 0, isHeld });
  const held = { ...up(ANN), upType: 'On Turn', isHeld: true } as const;
  expect(ownMonth({ ...november, ups: [held, up(BOB)] }).turn).toEqual({
    next: bob,
    place: null,
    people: 1,
    isHeld: true,
  });
});

it('takes the latest of equal best months, and none of none', () => {
  const may = { month: '2026-05', units: 17.5 } as const;
  const june = { month: '2026-06', units: 17.5 } as const;
  const july = { month: '2026-07', units: 17 } as const;
  expect(bestMonth([june, may, july])).toBe(june);
  expect(bestMonth([may, june, july])).toBe(june);
  expect(bestMonth([])).toBeNull();
});
