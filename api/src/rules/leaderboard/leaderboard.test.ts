import { monthRange } from '../calendar/calendar.ts';
import type { Person } from '../people/people.ts';
import { formatStep } from '../steps/stepText.ts';
import type { CreditedDeals } from './entrySteps.ts';
import {
  buildEmployeeLeaderboard,
  buildEmployeeSteps,
  buildTeamLeaderboard,
  type EmployeeLeaderboardFacts,
  type TeamDeals,
} from './leaderboard.ts';
import type { Ranking } from './ranking.ts';

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
const deals = (facts: Partial<CreditedDeals>): CreditedDeals => ({
  carClass: 'new',
  solo: 0,
  closer: 0,
  additional: 0,
  gross: 0,
  ...facts,
});
const november: EmployeeLeaderboardFacts = {
  ranking: 'UNITS',
  range: monthRange('2026-11'),
  carFilter: 'All',
  people: [person(ANN, 'Ann Adams'), person(BOB, 'Bob Baker', { team: null })],
  deals: [],
  vacation: [],
};
const buildPeopleRows = (facts: Partial<EmployeeLeaderboardFacts>) =>
  buildEmployeeLeaderboard({ ...november, ...facts });

const buildTeamRows = (ranking: Ranking, teamDeals: readonly TeamDeals[]) =>
  buildTeamLeaderboard({ ranking, range: november.range, carFilter: 'All', deals: teamDeals });

describe('leaderboard of people', () => {
  it("shows a person's units by class of car, gross, squares and rank, and counts a share of a split deal as half a unit", () => {
    const rows = buildPeopleRows({
      deals: [
        { employeeId: ANN, ...deals({ solo: 3, gross: 600_000 }) },
        { employeeId: ANN, ...deals({ carClass: 'used', closer: 1, gross: 10_001 }) },
        { employeeId: ANN, ...deals({ carClass: 'unclassified', solo: 1, gross: 0 }) },
        { employeeId: BOB, ...deals({ carClass: 'used', additional: 1, gross: 10_001 }) },
      ],
    });
    expect(rows).toEqual([
      {
        rank: 1,
        id: ANN,
        name: 'Ann Adams',
        team: 2,
        new: 3,
        used: 0.5,
        unclassified: 1,
        vacation: 0,
        total: 4.5,
        // 610,001 half cents are 305,000.5 cents.
        gross: 305_001,
        squares: [
          { carClass: 'new', role: 'solo', count: 3 },
          { carClass: 'used', role: 'closer', count: 1 },
          { carClass: 'unclassified', role: 'solo', count: 1 },
        ],
        vacationSquares: { whole: 0, half: 0 },
      },
      {
        rank: 2,
        id: BOB,
        name: 'Bob Baker',
        team: null,
        new: 0,
        used: 0.5,
        unclassified: 0,
        vacation: 0,
        total: 0.5,
        gross: 5_001,
        squares: [{ carClass: 'used', role: 'additional', count: 1 }],
        vacationSquares: { whole: 0, half: 0 },
      },
    ]);
  });

  it('ranks by the total with vacation units, and sums vacation units before it converts them to squares', () => {
    // 1.5 and 0.7 vacation units are 2.2 units: two squares and a half square.
    const rows = buildPeopleRows({
      range: { start: '2026-10-01', end: '2026-11-30' },
      deals: [{ employeeId: ANN, ...deals({ solo: 2 }) }],
      vacation: [
        { employeeId: BOB, month: '2026-10', hundredths: 150 },
        { employeeId: BOB, month: '2026-11', hundredths: 70 },
      ],
    });
    expect(rows.map(row => [row.rank, row.id, row.total])).toEqual([
      [1, BOB, 2.2],
      [2, ANN, 2],
    ]);
    expect(rows[0]).toMatchObject({ vacation: 2.2, vacationSquares: { whole: 2, half: 1 } });
  });

  it('excludes vacation units when a car type is selected, and vacation units of months that begin outside the range', () => {
    const vacation = [{ employeeId: ANN, month: '2026-11' as const, hundredths: 150 }];
    expect(buildPeopleRows({ vacation })[0]?.total).toBe(1.5);
    expect(buildPeopleRows({ vacation, carFilter: 'New' })[0]).toMatchObject({
      total: 0,
      vacationSquares: { whole: 0, half: 0 },
    });
    expect(buildPeopleRows({ vacation, carFilter: 'Used' })[0]?.total).toBe(0);
    expect(buildPeopleRows({ vacation, range: { start: '2026-11-02', end: '2026-11-30' } })[0]?.total).toBe(
      0,
    );
  });

  it('shows active salespeople without deals, and shows other people only when they have credits', () => {
    const people = [
      ...november.people,
      person(3, 'Gone Cook', { isActive: false }),
      person(4, 'Max Boss', { position: 1 }),
      person(5, 'Left Dean', { isActive: false }),
    ];
    const rows = buildPeopleRows({
      people,
      deals: [
        { employeeId: 3, ...deals({ solo: 2 }) },
        { employeeId: 4, ...deals({ solo: 1 }) },
      ],
    });
    expect(rows.map(row => [row.rank, row.name])).toEqual([
      [1, 'Gone Cook'],
      [2, 'Max Boss'],
      [3, 'Ann Adams'],
      [4, 'Bob Baker'],
    ]);
  });

  it.each(['HSE', 'hse', 'Hse'])('never shows the employee named %s', name => {
    const rows = buildPeopleRows({
      people: [person(9, name, { team: 5 })],
      deals: [{ employeeId: 9, ...deals({ solo: 50 }) }],
    });
    expect(rows).toEqual([]);
  });

  it('ranks by gross when gross is selected, even when another person sold more units', () => {
    const rows = buildPeopleRows({
      ranking: 'GROSS',
      deals: [
        { employeeId: ANN, ...deals({ solo: 9, gross: 100 }) },
        { employeeId: BOB, ...deals({ solo: 1, gross: 200 }) },
      ],
    });
    expect(rows.map(row => row.id)).toEqual([BOB, ANN]);
  });
});

describe('leaderboard of teams', () => {
  it('shows the teams A, B and C even when they have no deals', () => {
    expect(buildTeamRows('UNITS', []).map(row => [row.rank, row.name])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
    ]);
  });

  it('never shows the teams None and HSE', () => {
    const rows = buildTeamRows('UNITS', [
      { team: 1, ...deals({ solo: 99 }) },
      { team: 5, ...deals({ solo: 99 }) },
    ]);
    expect(rows.map(row => [row.name, row.total])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 0],
    ]);
  });

  it('counts a whole unit and two squares for a team that has both shares of a split deal', () => {
    const rows = buildTeamRows('UNITS', [
      { team: 4, ...deals({ carClass: 'used', closer: 1, gross: 10_001 }) },
      { team: 4, ...deals({ carClass: 'used', additional: 1, gross: 10_001 }) },
    ]);
    expect(rows[0]).toMatchObject({
      rank: 1,
      name: 'C',
      used: 1,
      total: 1,
      gross: 10_001,
      squares: [
        { carClass: 'used', role: 'closer', count: 1 },
        { carClass: 'used', role: 'additional', count: 1 },
      ],
    });
  });

  it('ranks teams by gross when gross is selected', () => {
    const rows = buildTeamRows('GROSS', [
      { team: 2, ...deals({ solo: 5, gross: 100 }) },
      { team: 3, ...deals({ solo: 1, gross: 300 }) },
    ]);
    expect(rows.map(row => row.name)).toEqual(['B', 'A', 'C']);
  });
});

describe('calculation steps of the leaderboard', () => {
  const facts = {
    ...november,
    deals: [
      { employeeId: ANN, ...deals({ solo: 3, gross: 600_000 }) },
      { employeeId: ANN, ...deals({ carClass: 'used', closer: 1, gross: 10_001 }) },
    ],
    vacation: [{ employeeId: ANN, month: '2026-11', hundredths: 120 }],
  } satisfies EmployeeLeaderboardFacts;
  const explain = (carFilter: 'All' | 'New', name: 'total' | 'gross') =>
    buildEmployeeSteps({ ...facts, carFilter }, ANN)[name].map(step => formatStep(step));

  it('explains the total with the vacation units that count', () => {
    expect(explain('All', 'total')).toEqual(['Total: 3.0 new + 0.5 used + 1.2 vacation units = 4.7']);
    expect(explain('New', 'total')).toEqual(['Total: 3.0 new units']);
    expect(explain('All', 'gross')).toEqual([
      'Front Gross: $3,050.01 credited front gross, with amounts below $0 counted as $0',
    ]);
  });
});
