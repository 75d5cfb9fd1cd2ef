import { indexMonthGoals } from '../goals/goal.ts';
import type { EmployeeDeals } from '../leaderboard/leaderboard.ts';
import type { Person } from '../people/people.ts';
import { getDaysLeft } from '../tickSheet/track.ts';
import { buildOwnMonth, type OwnMonthFacts, selectBestMonth } from './ownMonth.ts';

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
const left = getDaysLeft('2026-11', '2026-11-22', { completed: 18, total: 25 });
const november: OwnMonthFacts = {
  today: '2026-11-22',
  employeeId: ANN,
  people: [person(ANN, 'Ann Adams'), person(BOB, 'Bob Baker')],
  deals: [],
  vacation: [],
  workingDays: { completed: 18, total: 25 },
  goals: { goalsByOwner: indexMonthGoals([]), remainingDays: left },
  lastSale: null,
  months: [],
  ups: [],
};
const vacationOfAnn = (hundredths: number) => [{ employeeId: ANN, month: '2026-11', hundredths }] as const;

it('shows the units without vacation units and the total sold with vacation units', () => {
  const own = buildOwnMonth({
    ...november,
    deals: [deals(ANN, { solo: 9, closer: 1 }), deals(ANN, { carClass: 'used', solo: 2 })],
    vacation: vacationOfAnn(49),
  });
  expect(own).toMatchObject({ units: 11.5, totalSold: 11.99, vacation: 0.49, toQualify: 0.01 });
});

it('requires 12 units to qualify, and counts vacation units', () => {
  const twelveUnits = { ...november, deals: [deals(ANN, { solo: 11 })], vacation: vacationOfAnn(100) };
  expect(buildOwnMonth(twelveUnits)).toMatchObject({ totalSold: 12, toQualify: 0 });
  expect(buildOwnMonth({ ...twelveUnits, vacation: vacationOfAnn(300) })).toMatchObject({
    totalSold: 14,
    toQualify: 0,
  });
  expect(buildOwnMonth(november)).toMatchObject({ totalSold: 0, toQualify: 12 });
});

it("projects units by the month's working days, or by calendar days when no working days are set", () => {
  const sold = { ...november, deals: [deals(ANN, { solo: 9 })] };
  expect(buildOwnMonth(sold).track).toBe(12.5); // 9 ÷ 18 × 25
  expect(buildOwnMonth({ ...sold, workingDays: null }).track).toBe(12.5); // 9 ÷ 22 × 30 = 12.27
});

it("compares the units without vacation units with the person's goal, and returns null without a goal", () => {
  const set = indexMonthGoals([{ employeeId: ANN, team: null, total: 16, new: null, used: null }]);
  const sold = { deals: [deals(ANN, { solo: 9 })], vacation: vacationOfAnn(300) };
  expect(
    buildOwnMonth({ ...november, ...sold, goals: { goalsByOwner: set, remainingDays: left } }).goal,
  ).toMatchObject({
    goal: 16,
    toGo: 7,
    neededADay: 1,
    againstGoal: -3.5,
  });
  expect(buildOwnMonth({ ...november, ...sold }).goal).toBeNull();
});

it('ranks the person by units with vacation units among all people on the leaderboard', () => {
  const sold = [deals(ANN, { solo: 2 }), deals(BOB, { solo: 3 })];
  expect(buildOwnMonth({ ...november, deals: sold })).toMatchObject({ rank: 2, ranked: 2 });
  expect(buildOwnMonth({ ...november, deals: sold, vacation: vacationOfAnn(150) })).toMatchObject({
    rank: 1,
  });
});

it('does not rank or qualify the employee named HSE', () => {
  const people = [person(ANN, 'hse'), person(BOB, 'Bob Baker')];
  const own = buildOwnMonth({ ...november, people, deals: [deals(ANN, { solo: 3 })] });
  expect(own).toMatchObject({ units: 3, rank: null, ranked: 1, toQualify: null });
});

it('counts the days since the last sale, and returns 0 on the day of the sale', () => {
  expect(buildOwnMonth({ ...november, lastSale: '2026-11-22' }).daysSinceSale).toBe(0);
  expect(buildOwnMonth({ ...november, lastSale: '2026-10-31' }).daysSinceSale).toBe(22);
  expect(buildOwnMonth(november).daysSinceSale).toBeNull();
});

it("shows the next person in the rotation and the person's position", () => {
  const up = (employeeId: number) => ({ employeeId, upType: null, customerName: '', isHeld: false });
  const bob = november.people[1];
  const isHeld = false;
  expect(buildOwnMonth({ ...november, ups: [up(BOB), up(ANN)] }).turn).toEqual({
    next: bob,
    place: 2,
    people: 2,
    isHeld,
  });
  expect(buildOwnMonth({ ...november, ups: [up(BOB)] }).turn).toEqual({
    next: bob,
    place: null,
    people: 1,
    isHeld,
  });
  expect(buildOwnMonth(november).turn).toEqual({ next: null, place: null, people: 0, isHeld });
  const heldUp = { ...up(ANN), upType: 'On Turn', isHeld: true } as const;
  expect(buildOwnMonth({ ...november, ups: [heldUp, up(BOB)] }).turn).toEqual({
    next: bob,
    place: null,
    people: 1,
    isHeld: true,
  });
});

it('returns the latest month when several months are the best, and returns undefined without months', () => {
  const may = { month: '2026-05', units: 17.5 } as const;
  const june = { month: '2026-06', units: 17.5 } as const;
  const july = { month: '2026-07', units: 17 } as const;
  expect(selectBestMonth([june, may, july])).toBe(june);
  expect(selectBestMonth([may, june, july])).toBe(june);
  expect(selectBestMonth([])).toBeNull();
});
