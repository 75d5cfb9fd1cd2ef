import type { Person } from '../people/people.ts';
import type { CalculationStep } from '../steps/step.ts';
import { formatStep } from '../steps/stepText.ts';
import {
  buildPotSteps,
  calculatePotOfGold,
  getFastStartRange,
  type PotCredits,
  type PotOfGoldFacts,
} from './potOfGold.ts';

const ANN = 1;
const BOB = 2;
const CAL = 3;

const person = (id: number, name: string, facts: Partial<Person> = {}): Person => ({
  id,
  name,
  position: 0,
  team: 2,
  isActive: true,
  ...facts,
});
const people = [person(ANN, 'Ann Adams'), person(BOB, 'Bob Baker'), person(CAL, 'Cal Cook')];

const sold = (employeeId: number, units: number, usedUnits = 0, earlyUsedUnits = 0): PotCredits => ({
  employeeId,
  units,
  usedUnits,
  earlyUsedUnits,
});
const vacation = (employeeId: number, hundredths: number, month: '2026-10' | '2026-11' = '2026-11') => ({
  employeeId,
  month,
  hundredths,
});
const pot = (facts: Partial<PotOfGoldFacts>) =>
  calculatePotOfGold({ month: '2026-11', pot: 250_000, people, credits: [], vacation: [], ...facts });
const row = (facts: Partial<PotOfGoldFacts>, id = ANN) => pot(facts).rows.find(each => each.person.id === id);

describe('qualification for the pot', () => {
  it.each([
    [12, true],
    [12.5, true],
    [11.5, false],
  ])('decides whether a person with %d units qualifies: %p', (units, isQualified) => {
    expect(row({ credits: [sold(ANN, units)] })?.isQualified).toBe(isQualified);
  });

  it('qualifies a person with a total of exactly 12 units that includes vacation units', () => {
    const facts = { credits: [sold(ANN, 11.5)], vacation: [vacation(ANN, 50)] };
    expect(row(facts)).toMatchObject({ totalSold: 12, vacation: 0.5, isQualified: true });
  });

  it('does not qualify a person with 11.99 units', () => {
    const facts = { credits: [sold(ANN, 11.5)], vacation: [vacation(ANN, 49)] };
    expect(row(facts)).toMatchObject({ totalSold: 11.99, isQualified: false });
  });

  it('ignores vacation units of another month', () => {
    const facts = { credits: [sold(ANN, 11.5)], vacation: [vacation(ANN, 50, '2026-10')] };
    expect(row(facts)).toMatchObject({ totalSold: 11.5, vacation: 0, isQualified: false });
  });
});

describe('spiff', () => {
  it('divides the pot by the used units of all people who qualify', () => {
    // $2,500 ÷ (6 + 4) = $250 a used car; Cal's 3 used cars do not count because he has not qualified.
    const month = pot({ credits: [sold(ANN, 12, 6), sold(BOB, 15, 4), sold(CAL, 5, 3)] });
    expect(month.spiffPerUsedCar).toBe(25_000);
    expect(month.rows.map(each => [each.earned, each.total])).toEqual([
      [150_000, 150_000],
      [100_000, 100_000],
      [0, 0],
    ]);
    expect(month.totalPaid).toBe(250_000);
  });

  it("calculates a person's spiff from the exact quotient and rounds it once", () => {
    // $100 ÷ 3 used = $33.33…; 2 of them are $66.67, not 2 × $33.33.
    const month = pot({ pot: 10_000, credits: [sold(ANN, 12, 2), sold(BOB, 12, 1)] });
    expect(month.spiffPerUsedCar).toBe(3_333);
    expect(month.rows.map(each => each.earned)).toEqual([6_667, 3_333, 0]);
    expect(month.totalPaid).toBe(10_000);
  });

  it('pays the spiff for half a used car for a share of a split deal', () => {
    const month = pot({ credits: [sold(ANN, 12, 4.5), sold(BOB, 12, 0.5)] });
    expect(month.spiffPerUsedCar).toBe(50_000);
    expect(month.rows.map(each => each.earned)).toEqual([225_000, 25_000, 0]);
  });

  it('pays no spiff when no person qualifies, or when the people who qualify sold no used cars', () => {
    expect(pot({ credits: [sold(ANN, 11.5, 11.5, 11.5)] })).toMatchObject({
      spiffPerUsedCar: 0,
      totalPaid: 0,
    });
    expect(pot({ credits: [sold(ANN, 20, 0)] })).toMatchObject({ spiffPerUsedCar: 0, totalPaid: 0 });
  });

  it('pays no spiff from an empty pot', () => {
    expect(row({ pot: 0, credits: [sold(ANN, 12, 6, 6)] })).toMatchObject({
      earned: 0,
      total: 0,
      isFastStart: true,
    });
  });
});

describe('fast start', () => {
  it('counts used units delivered from the 1st to the 16th', () => {
    expect(getFastStartRange('2026-11')).toEqual({ start: '2026-11-01', end: '2026-11-16' });
    expect(getFastStartRange('2024-02')).toEqual({ start: '2024-02-01', end: '2024-02-16' });
  });

  it.each([
    [5, true],
    [4.5, false],
    [5.5, true],
  ])(
    'requires 5 used units for a fast start, so that a person with %d used units has a fast start: %p',
    (early, isFastStart) => {
      expect(row({ credits: [sold(ANN, 12, 8, early)] })?.isFastStart).toBe(isFastStart);
    },
  );

  it('pays one and a half times the spiff for a fast start, even when the sum exceeds the pot', () => {
    const month = pot({ credits: [sold(ANN, 12, 6, 5), sold(BOB, 15, 4, 4)] });
    expect(month.rows.map(each => [each.earned, each.total])).toEqual([
      [150_000, 225_000],
      [100_000, 100_000],
      [0, 0],
    ]);
    expect(month.totalPaid).toBe(325_000);
  });

  it("rounds a person's total from the exact amount, not from the displayed amount", () => {
    // 1 cent ÷ 3 used cars × 1 used car: earned 0.33 → 0; × 1.5 = 0.5 → 1.
    const credits = [sold(ANN, 12, 1, 5), sold(BOB, 12, 2)];
    expect(row({ pot: 1, credits })).toMatchObject({ earned: 0, total: 1 });
  });

  it('shows the fast start of a person who has not qualified, but pays no spiff for it', () => {
    const facts = { credits: [sold(ANN, 11, 6, 6), sold(BOB, 12, 2)] };
    expect(row(facts)).toMatchObject({ isQualified: false, isFastStart: true, earned: 0, total: 0 });
  });
});

describe('people of the pot', () => {
  it('includes active salespeople and all other people with credits in the month, by name', () => {
    const others = [
      person(4, 'Max Abel', { position: 1 }),
      person(5, 'Gone Baker', { isActive: false }),
      person(6, 'Idle Boss', { position: 1 }),
    ];
    const month = pot({ people: [...others, ...people], credits: [sold(4, 1), sold(5, 0.5)] });
    expect(month.rows.map(each => each.person.name)).toEqual([
      'Max Abel',
      'Ann Adams',
      'Bob Baker',
      'Gone Baker',
      'Cal Cook',
    ]);
  });

  it('excludes an employee named HSE, in upper or lower case, and the used cars of this employee', () => {
    const house = person(9, 'hse', { team: 5 });
    const month = pot({ people: [...people, house], credits: [sold(9, 30, 30, 30), sold(ANN, 12, 10)] });
    expect(month.rows.map(each => each.person.id)).toEqual([ANN, BOB, CAL]);
    expect(month.spiffPerUsedCar).toBe(25_000);
  });

  it('includes a person in the team HSE who has another name', () => {
    expect(row({ people: [person(ANN, 'Hal House', { team: 5 })] })).toBeDefined();
  });
});

describe('steps of a spiff', () => {
  const explain = (steps: readonly CalculationStep[]) => steps.map(step => formatStep(step));
  const facts: PotOfGoldFacts = {
    month: '2026-11',
    pot: 250_000,
    people,
    credits: [sold(ANN, 12, 7, 5.5), sold(BOB, 20, 14, 4.5), sold(CAL, 11, 3, 3)],
    vacation: [],
  };
  const findSteps = (id: number) => buildPotSteps(facts).rows.find(each => each.person.id === id)?.steps;

  it('explains each step of a spiff with exact amounts, and rounds only the last step', () => {
    expect(explain(findSteps(ANN)?.total ?? [])).toEqual([
      'Total Sold: 12.0 units + 0.0 vacation units = 12.0',
      'Qualified: 12.0 units ≥ 12 units: yes',
      'Spiff per car: $2,500.00 pot ÷ 21.0 used units sold by 2 qualified people = $119.05',
      'Earned Spiff: $119.05 × 7.0 used units = $833.33',
      'Fast Start: 5.5 used units by the 16th ≥ 5 used units: yes',
      'Total Spiff: $833.33 × 1.5 for a fast start = $1,250.00',
    ]);
    expect(explain(findSteps(BOB)?.total ?? []).slice(2)).toEqual([
      'Spiff per car: $2,500.00 pot ÷ 21.0 used units sold by 2 qualified people = $119.05',
      'Total Spiff: $119.05 × 14.0 used units = $1,666.67',
    ]);
  });

  it('explains why a person earns no spiff', () => {
    expect(explain(findSteps(CAL)?.earned ?? []).slice(1)).toEqual([
      'Qualified: 11.0 units ≥ 12 units: no',
      'Earned Spiff: $0.00 because the person does not qualify',
    ]);
    expect(explain(buildPotSteps({ ...facts, credits: [sold(ANN, 12)] }).spiffPerUsedCar)).toEqual([
      'Spiff per car: $0.00 because no one who qualifies sold a used car',
    ]);
  });

  it('counts the spiffs of fast starts one and a half times in the total paid', () => {
    expect(explain(buildPotSteps(facts).totalPaid)).toEqual([
      'Fast starts: 7.0 used units sold by people with a fast start × 1.5 = 10.5',
      'Used cars paid for: 14.0 other used units + 10.5 for fast starts = 24.5',
      'Spiff per car: $2,500.00 pot ÷ 21.0 used units sold by 2 qualified people = $119.05',
      'Total of all spiffs: $119.05 × 24.5 used cars = $2,916.67',
    ]);
  });
});
