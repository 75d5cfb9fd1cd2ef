import type { Day } from '../calendar/calendar.ts';
import type { Person } from '../people/people.ts';
import type { PotCredits } from './potOfGold.ts';
import { calculatePotRace, type RunningPotFacts, type WhatIfUnits } from './potRace.ts';

const ANN = 1;
const BOB = 2;
const CAL = 3;

const person = (id: number, name: string): Person => ({ id, name, position: 0, team: 2, isActive: true });
const sold = (employeeId: number, units: number, usedUnits = 0, earlyUsedUnits = 0): PotCredits => ({
  employeeId,
  units,
  usedUnits,
  earlyUsedUnits,
});
const facts = (
  credits: readonly PotCredits[],
  overrides: Partial<RunningPotFacts> = {},
): RunningPotFacts => ({
  month: '2026-11',
  today: '2026-11-20',
  workingDays: null,
  pot: 250_000,
  people: [person(ANN, 'Ann Adams'), person(BOB, 'Bob Baker'), person(CAL, 'Cal Cook')],
  credits,
  vacation: [],
  ...overrides,
});
const findRow = (id: number, race: RunningPotFacts, whatIfUnits: readonly WhatIfUnits[] = []) =>
  calculatePotRace(race, whatIfUnits).rows.find(row => row.person.id === id);

describe('units to qualify', () => {
  it.each([
    [0, 12],
    [11.5, 0.5],
    [12, 0],
    [13.5, 0],
  ])('returns, for a person with %d units, %d units to qualify', (units, unitsToQualify) => {
    expect(findRow(ANN, facts([sold(ANN, units)]))).toMatchObject({ unitsToQualify });
  });

  it('subtracts vacation units with hundredths from the units to qualify', () => {
    const vacation = [{ employeeId: ANN, month: '2026-11' as const, hundredths: 49 }];
    expect(findRow(ANN, facts([sold(ANN, 11.5)], { vacation }))?.unitsToQualify).toBe(0.01);
  });
});

describe('fast start in the race', () => {
  it.each([
    ['2026-11-01', 16],
    ['2026-11-15', 2],
    ['2026-11-16', 1],
    ['2026-11-17', 0],
  ] as [Day, number][])('shows the days left for a fast start on %s: %d', (today, days) => {
    expect(calculatePotRace(facts([], { today })).fastStartDaysLeft).toBe(days);
  });

  it.each([
    [4.5, 0.5],
    [5, 0],
    [6, 0],
  ])(
    'shows, for a person with %d early used units, that %d units are missing for a fast start',
    (early, usedToFastStart) => {
      expect(findRow(ANN, facts([sold(ANN, 8, 7, early)]))).toMatchObject({ usedToFastStart });
    },
  );
});

describe('gain of one more used unit', () => {
  it("returns as gain the increase of the person's spiff after one more used unit, when the pot is divided again", () => {
    // $2,500 × 7 ÷ 11 = $1,590.91 instead of $2,500 × 6 ÷ 10 = $1,500.
    expect(findRow(ANN, facts([sold(ANN, 12, 6), sold(BOB, 15, 4)]))).toMatchObject({
      gainOfOneMoreUsed: 9_091,
      spiffPerUsedCarThen: 22_727,
    });
  });

  it('returns the whole spiff as the gain when one more car makes 12 units, and 0 when the person stays below 12 units', () => {
    const race = facts([sold(ANN, 11, 6), sold(BOB, 12, 3), sold(CAL, 10.5, 9)]);
    expect(findRow(ANN, race)).toMatchObject({ gainOfOneMoreUsed: 175_000, spiffPerUsedCarThen: 25_000 });
    expect(findRow(CAL, race)?.gainOfOneMoreUsed).toBe(0);
  });

  it('includes the extra half of a fast start in the gain when the additional car is the fifth used car by the 16th, but not on the 17th', () => {
    const credits = [sold(ANN, 12, 4, 4), sold(BOB, 12, 5)];
    // 1.5 × $2,500 × 5 ÷ 10 − $2,500 × 4 ÷ 9.
    expect(findRow(ANN, facts(credits, { today: '2026-11-16' }))?.gainOfOneMoreUsed).toBe(187_500 - 111_111);
    expect(findRow(ANN, facts(credits, { today: '2026-11-17' }))?.gainOfOneMoreUsed).toBe(125_000 - 111_111);
  });
});

describe("projection at today's pace", () => {
  it('projects units and used units by the working days of the Track', () => {
    const race = facts([sold(ANN, 8, 3)], { workingDays: { completed: 15, total: 24 } });
    // 8 ÷ 15 × 24 = 12.8, 3 ÷ 15 × 24 = 4.8: to the nearest half 13 and 5.
    expect(findRow(ANN, race)?.atPace).toMatchObject({
      totalSold: 13,
      usedSold: 5,
      isQualified: true,
      total: 250_000,
    });
    expect(calculatePotRace(race)).toMatchObject({ owed: 0, owedAtPace: 250_000 });
  });

  it('does not project vacation units', () => {
    const vacation = [{ employeeId: ANN, month: '2026-11' as const, hundredths: 150 }];
    expect(findRow(ANN, facts([sold(ANN, 7, 7)], { vacation }))?.atPace.totalSold).toBe(12);
  });

  it.each([
    ['2026-11-08', 2.5, true],
    ['2026-11-08', 2, false],
    ['2026-11-16', 4.5, false],
    ['2026-11-16', 5, true],
    ['2026-11-17', 4.5, false],
  ] as [Day, number, boolean][])(
    'decides on %s, for a person with %d early used units, whether a fast start is projected: %p',
    (today, early, isFastStart) => {
      expect(findRow(ANN, facts([sold(ANN, 12, early, early)], { today }))?.atPace).toMatchObject({
        isFastStart,
      });
    },
  );
});

describe('what-if units', () => {
  const credits = [sold(ANN, 12, 6), sold(BOB, 11, 4), sold(CAL, 3, 1)];

  it('changes the spiffs of all people, and compares each spiff with the spiff from the recorded units', () => {
    const race = calculatePotRace(facts(credits), [{ employeeId: BOB, new: 0, used: 2 }]);
    expect(race.rows.map(row => [row.person.id, row.total, row.change])).toEqual([
      [ANN, 125_000, -125_000],
      [BOB, 125_000, 125_000],
      [CAL, 0, 0],
    ]);
    expect(race).toMatchObject({ owed: 250_000, change: 0, spiffPerUsedCar: 20_833 });
  });

  it('counts what-if units as delivered today, so that they count for a fast start only until the 16th', () => {
    const whatIfUnits = [{ employeeId: CAL, new: 5, used: 5 }];
    expect(findRow(CAL, facts(credits, { today: '2026-11-16' }), whatIfUnits)).toMatchObject({
      totalSold: 13,
      usedSold: 6,
      isFastStart: true,
      supposedNew: 5,
      supposedUsed: 5,
    });
    expect(findRow(CAL, facts(credits), whatIfUnits)).toMatchObject({ isFastStart: false });
  });

  it('keeps the order of the rows when what-if units are added', () => {
    const order = (whatIfUnits: WhatIfUnits[]) =>
      calculatePotRace(facts(credits), whatIfUnits).rows.map(row => row.person.id);
    expect(order([{ employeeId: CAL, new: 20, used: 0 }])).toEqual(order([]));
  });

  it('adds no row for a person outside the race with 0 what-if units', () => {
    const boss: Person = { ...person(9, 'Max Boss'), position: 3 };
    const race = facts(credits, { people: [boss] });
    expect(calculatePotRace(race, [{ employeeId: 9, new: 0, used: 0 }]).rows).toEqual([]);
    expect(calculatePotRace(race, [{ employeeId: 9, new: 0.5, used: 0 }]).rows).toHaveLength(1);
  });
});

it('sorts people who qualify first, then people by total sold, used units and name', () => {
  const race = facts([sold(ANN, 3, 1), sold(BOB, 3, 2), sold(CAL, 12)]);
  expect(calculatePotRace(race).rows.map(row => row.person.id)).toEqual([CAL, BOB, ANN]);
  expect(calculatePotRace(facts([])).rows.map(row => row.person.id)).toEqual([ANN, BOB, CAL]);
});
