import { type Month, monthRange } from '../calendar/calendar.ts';
import type { Person } from '../people/people.ts';
import {
  buildTickSheet,
  type CreditedMonthUnits,
  getDisplayedWorkingDays,
  type TickSheetFacts,
} from './tickSheet.ts';

const ANN = 1;
const BOB = 2;

const person = (id: number, name: string, facts: Partial<Person> = {}): Person => ({
  id,
  name,
  position: 0,
  team: 2,
  isActive: true,
  ...facts,
});
const people = [person(ANN, 'Ann Adams'), person(BOB, 'Bob Baker')];

const credit = (
  employeeId: number,
  month: Month,
  units: { new?: number; used?: number; unclassified?: number },
) => ({
  employeeId,
  month,
  new: 0,
  used: 0,
  unclassified: 0,
  ...units,
});

const november: TickSheetFacts = {
  range: monthRange('2026-11'),
  today: '2026-11-21',
  workingDays: { completed: 16, total: 24 },
  people,
  credits: [],
  storeSales: [],
  vacation: [],
  goals: null,
};

const aTeam = (facts: Partial<TickSheetFacts>) => {
  const section = buildTickSheet({ ...november, ...facts }).sections[0];
  if (!section) throw new Error('There is always an A Team.');
  return section;
};
const ann = (facts: Partial<TickSheetFacts>) => aTeam(facts).rows.find(row => row.person.id === ANN);

describe('row of the tick sheet', () => {
  it('shows the units of the range by class of car, their total, the track of all cars and the track of used cars', () => {
    // 8.5 ÷ 16 × 24 = 12.75 → 13; 3.5 ÷ 16 × 24 = 5.25 → 5.5.
    const credits = [credit(ANN, '2026-11', { new: 4, used: 3.5, unclassified: 1 })];
    expect(ann({ credits })).toEqual({
      person: people[0],
      new: 4,
      used: 3.5,
      unclassified: 1,
      total: 8.5,
      vacation: 0,
      threeMonthAverage: 0,
      previous: 0,
      track: 13,
      usedTrack: 5.5,
      goal: null,
    });
  });

  it('averages the units of the previous three calendar months, even when they are in the previous year', () => {
    // For January: October 9, November 8, December 7.5; 24.5 ÷ 3 = 8.1666… September is not included.
    const credits = [
      credit(ANN, '2026-09', { new: 50 }),
      credit(ANN, '2026-10', { new: 9 }),
      credit(ANN, '2026-11', { used: 8 }),
      credit(ANN, '2026-12', { used: 7, unclassified: 0.5 }),
    ];
    const row = ann({ range: monthRange('2027-01'), today: '2027-01-10', credits });
    expect(row).toMatchObject({ threeMonthAverage: 8.2, previous: 7.5, total: 0, track: 0 });
  });

  it.each([
    [0.5, 0.2],
    [1, 0.3],
    [2.5, 0.8],
    [10, 3.3],
    [12, 4],
  ])('shows, for %d units in the previous three months, an average of %d', (units, average) => {
    expect(ann({ credits: [credit(ANN, '2026-09', { new: units })] })?.threeMonthAverage).toBe(average);
  });

  it('adds the vacation units of the previous month to Prev, but not to 3MAvg', () => {
    const row = ann({
      credits: [credit(ANN, '2026-10', { new: 6 })],
      vacation: [
        { employeeId: ANN, month: '2026-10', hundredths: 120 },
        { employeeId: ANN, month: '2026-09', hundredths: 500 },
      ],
    });
    expect(row).toMatchObject({ previous: 7.2, threeMonthAverage: 2, vacation: 0 });
  });

  it('shows the vacation units of the range, but does not add them to Total Sold and Track', () => {
    const row = ann({
      credits: [credit(ANN, '2026-11', { new: 2 })],
      vacation: [{ employeeId: ANN, month: '2026-11', hundredths: 50 }],
    });
    expect(row).toMatchObject({ vacation: 0.5, total: 2, track: 3 });
  });

  it('shows no vacation units when the range starts after the first day of the month', () => {
    const row = ann({
      range: { start: '2026-11-02', end: '2026-11-30' },
      vacation: [{ employeeId: ANN, month: '2026-11', hundredths: 50 }],
    });
    expect(row?.vacation).toBe(0);
  });

  it('does not project the units of earlier months in a longer range', () => {
    // The 10 units of October are unchanged. The track of November is 4 ÷ 16 × 24 = 6.
    const credits = [credit(ANN, '2026-10', { new: 10 }), credit(ANN, '2026-11', { new: 4 })];
    const row = ann({ range: { start: '2026-10-01', end: '2026-11-30' }, credits });
    expect(row).toMatchObject({ total: 14, track: 16, previous: 0 });
  });

  it('shows the units of a finished month as its track', () => {
    const credits = [credit(ANN, '2026-10', { new: 7.5 })];
    expect(ann({ range: monthRange('2026-10'), credits })).toMatchObject({ total: 7.5, track: 7.5 });
  });

  it('shows a person with credits in the range, but not a former employee who has credits only before the range', () => {
    const formerEmployee = person(3, 'Cal Gone', { isActive: false });
    const before = [credit(3, '2026-10', { new: 1 })];
    const within = [credit(3, '2026-11', { new: 0.5 })];
    const names = (credits: CreditedMonthUnits[]) =>
      aTeam({ people: [...people, formerEmployee], credits }).rows.map(row => row.person.name);
    expect(names(before)).toEqual(['Ann Adams', 'Bob Baker']);
    expect(names(within)).toEqual(['Ann Adams', 'Bob Baker', 'Cal Gone']);
  });

  it('leaves out a person who is not an active salesperson and has no units', () => {
    const formerEmployee = person(3, 'Cal Gone', { isActive: false });
    const rows = aTeam({ people: [formerEmployee], credits: [credit(3, '2026-11', {})] }).rows;
    expect(rows).toEqual([]);
  });

  it('lists a person who changed teams under the current team, with all units of the month', () => {
    const transferred = [person(ANN, 'Ann Adams', { team: 4 })];
    const sheet = buildTickSheet({
      ...november,
      people: transferred,
      credits: [credit(ANN, '2026-11', { new: 3 })],
    });
    expect(sheet.sections.map(each => [each.name, each.total.total])).toEqual([
      ['A Team', 0],
      ['B Team', 0],
      ['C Team', 3],
      ['HSE', 0],
    ]);
  });

  it('shows the employee named HSE in the HSE section', () => {
    const house = person(9, 'HSE', { team: 5 });
    const sheet = buildTickSheet({
      ...november,
      people: [...people, house],
      credits: [credit(9, '2026-11', { used: 2 })],
    });
    expect(sheet.sections[3]).toMatchObject({
      name: 'HSE',
      rows: [{ person: house, used: 2 }],
      total: { used: 2 },
    });
  });
});

describe('total of a team', () => {
  it("sums the exact figures of the team's rows before rounding", () => {
    // 3MAvg: 0.5 ÷ 3 is shown as 0.2 twice, together 1 ÷ 3 as 0.3. Track: 0.5 ÷ 16 × 24 = 0.75 is shown as 1
    // twice, together 1 ÷ 16 × 24 = 1.5.
    const section = aTeam({
      credits: [ANN, BOB].flatMap(id => [
        credit(id, '2026-11', { used: 0.5 }),
        credit(id, '2026-10', { new: 0.5 }),
      ]),
      vacation: [ANN, BOB].map(employeeId => ({ employeeId, month: '2026-11', hundredths: 20 })),
    });
    expect(section.rows.map(row => [row.threeMonthAverage, row.track])).toEqual([
      [0.2, 1],
      [0.2, 1],
    ]);
    expect(section.total).toEqual({
      new: 0,
      used: 1,
      unclassified: 0,
      total: 1,
      vacation: 0.4,
      threeMonthAverage: 0.3,
      previous: 1,
      track: 1.5,
      usedTrack: 1.5,
      goal: null,
    });
  });
});

describe('totals of the store', () => {
  it('counts deals with or without a credited salesperson, by class of car and in total, each with its track', () => {
    // 10 ÷ 16 × 24 = 15; 5 → 7.5; 16 → 24.
    const sheet = buildTickSheet({
      ...november,
      storeSales: [{ month: '2026-11', new: 10, used: 5, unclassified: 1 }],
    });
    expect(sheet.store).toEqual({
      new: { sold: 10, track: 15 },
      used: { sold: 5, track: 7.5 },
      total: { sold: 16, track: 24 },
      unclassified: 1,
      goal: null,
    });
  });

  it('sums the months of a longer range, and projects only the current month', () => {
    const sheet = buildTickSheet({
      ...november,
      range: { start: '2026-10-01', end: '2026-11-30' },
      storeSales: [
        { month: '2026-10', new: 100, used: 0, unclassified: 0 },
        { month: '2026-11', new: 8, used: 0, unclassified: 0 },
      ],
    });
    expect(sheet.store.new).toEqual({ sold: 108, track: 112 });
  });
});

describe('getDisplayedWorkingDays', () => {
  it('returns the month of the range as editable when the range is within one month', () => {
    expect(getDisplayedWorkingDays(monthRange('2026-11'))).toEqual({ month: '2026-11', isEditable: true });
    expect(getDisplayedWorkingDays({ start: '2026-11-05', end: '2026-11-09' })).toEqual({
      month: '2026-11',
      isEditable: true,
    });
  });

  it('returns the first month of a longer range as read-only', () => {
    expect(getDisplayedWorkingDays({ start: '2026-10-31', end: '2026-11-01' })).toEqual({
      month: '2026-10',
      isEditable: false,
    });
    expect(getDisplayedWorkingDays({ start: '2025-11-01', end: '2026-11-30' }).isEditable).toBe(false);
  });
});
