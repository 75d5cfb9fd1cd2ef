import { monthRange } from '../calendar/calendar.ts';
import type { StoreSales } from '../deals/storeSales.ts';
import type { Person } from '../people/people.ts';
import { formatStep } from '../steps/stepText.ts';
import {
  buildSummary,
  buildSummaryStepsForPeople,
  type CreditedSales,
  type SummaryFacts,
} from './summary.ts';
import { buildStatsSteps, compareSummaryStats } from './summaryStats.ts';

const ANN = 1;
const BOB = 2;

const person = (id: number, name: string, facts: Partial<Person> = {}): Person => ({
  id,
  name,
  position: 0,
  team: 3,
  isActive: true,
  ...facts,
});
const nothing: StoreSales = { new: 0, used: 0, certified: 0, unclassified: 0, gross: 0 };
const facts: SummaryFacts = {
  range: monthRange('2026-11'),
  people: [person(ANN, 'Ann Adams'), person(BOB, 'Bob Baker')],
  current: nothing,
  prior: nothing,
  credits: [],
  vacation: [],
};
const sales = (employeeId: number, sold: Partial<CreditedSales>): CreditedSales => ({
  employeeId,
  new: 0,
  used: 0,
  unclassified: 0,
  frontGross: 0,
  ...sold,
});
const november = (current: StoreSales, prior = nothing) => ({ range: facts.range, current, prior });
const bTeam = (changes: Partial<SummaryFacts>) => buildSummary({ ...facts, ...changes }).sections[1];

describe('stats', () => {
  it('compares each figure with the same range a year earlier, as current, prior, and current less prior', () => {
    const current = { new: 40, used: 30, certified: 12, unclassified: 2, gross: 25_000_050 };
    const prior = { new: 45, used: 20, certified: 12, unclassified: 0, gross: 30_000_000 };
    expect(compareSummaryStats(november(current, prior))).toEqual({
      new: { current: 40, prior: 45, difference: -5 },
      used: { current: 30, prior: 20, difference: 10 },
      certified: { current: 12, prior: 12, difference: 0 },
      total: { current: 72, prior: 65, difference: 7 },
      unclassified: { current: 2, prior: 0, difference: 2 },
      gross: { current: 25_000_050, prior: 30_000_000, difference: -4_999_950 },
    });
  });

  it('counts certified cars only once in the total, as used cars', () => {
    expect(compareSummaryStats(november({ ...nothing, used: 5, certified: 5 })).total.current).toBe(5);
  });

  it('keeps a negative gross in the stats', () => {
    expect(
      compareSummaryStats(november({ ...nothing, gross: -500 }, { ...nothing, gross: -700 })).gross,
    ).toEqual({
      current: -500,
      prior: -700,
      difference: 200,
    });
  });

  it('explains the calculation of a difference', () => {
    const sold = november({ ...nothing, used: 76, gross: 12_345 }, { ...nothing, used: 93, gross: -50 });
    const explain = (line: 'used' | 'gross') =>
      buildStatsSteps(sold, line).difference.map(step => formatStep(step));
    expect(explain('used')).toEqual(['Used: 76 deals − 93 deals a year earlier = -17']);
    expect(explain('gross')).toEqual([
      'Gross: $123.45 front and back gross − -$0.50 front and back gross a year earlier = $123.95',
    ]);
  });
});

describe('team sections of the summary', () => {
  it("shows a person's units, vacation units and share of front gross", () => {
    const section = bTeam({
      credits: [sales(ANN, { new: 2, used: 1.5, unclassified: 1, frontGross: 500_001 })],
      vacation: [{ employeeId: ANN, month: '2026-11', hundredths: 25 }],
    });
    expect(section?.rows[0]).toEqual({
      person: facts.people[0],
      new: 2,
      used: 1.5,
      unclassified: 1,
      total: 4.5,
      vacation: 0.25,
      // 250,000.5 cents, rounded away from zero.
      frontGross: 250_001,
    });
  });

  it('leaves out a person who is not an active salesperson and has no units', () => {
    const formerEmployee = person(3, 'Cal Gone', { isActive: false });
    expect(bTeam({ people: [formerEmployee], credits: [sales(3, {})] })?.rows).toEqual([]);
    expect(bTeam({ people: [formerEmployee], credits: [sales(3, { new: 0.5 })] })?.rows).toHaveLength(1);
  });

  it('sums the exact shares for the team total instead of the rounded rows', () => {
    // The two rows each show half of $100.01 as $50.01. The team total is $100.01.
    const section = bTeam({
      credits: [sales(ANN, { new: 0.5, frontGross: 10_001 }), sales(BOB, { new: 0.5, frontGross: 10_001 })],
    });
    expect(section?.rows.map(row => row.frontGross)).toEqual([5_001, 5_001]);
    expect(section?.total).toMatchObject({ new: 1, total: 1, frontGross: 10_001 });
  });

  it('subtracts a negative front gross from the sums of the row and of the team', () => {
    const section = bTeam({
      credits: [sales(ANN, { new: 1, frontGross: -30_001 }), sales(BOB, { new: 1, frontGross: 20_000 })],
    });
    expect(section?.rows.map(row => row.frontGross)).toEqual([-15_001, 10_000]);
    // -10,001 half cents are -5,000.5 cents.
    expect(section?.total.frontGross).toBe(-5_001);
  });

  it('adds up the vacation units of all months that begin in a longer range', () => {
    const section = bTeam({
      range: { start: '2026-10-02', end: '2026-12-01' },
      vacation: [
        { employeeId: ANN, month: '2026-10', hundredths: 100 },
        { employeeId: ANN, month: '2026-11', hundredths: 20 },
        { employeeId: BOB, month: '2026-12', hundredths: 20 },
      ],
    });
    expect(section?.rows.map(row => row.vacation)).toEqual([0.2, 0.2]);
    expect(section?.total.vacation).toBe(0.4);
  });

  it('explains the figures, which are rounded once', () => {
    const credits = [sales(ANN, { new: 0.5, frontGross: 10_001 }), sales(BOB, { used: 1, frontGross: 1 })];
    const { frontGross, total } = buildSummaryStepsForPeople({ ...facts, credits }, [ANN, BOB]);
    expect([...total, ...frontGross].map(step => formatStep(step))).toEqual([
      'Total: 0.5 new + 1.0 used = 1.5',
      'Front End Gross: $50.01 credited front gross',
    ]);
  });
});
