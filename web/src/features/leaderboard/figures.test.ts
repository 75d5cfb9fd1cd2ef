import type { LeaderboardFigure } from '../../generated/drillDown';
import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from '../../generated/leaderboard';
import { countedBesides, figuresOf, nameOf } from './figures';

const november = { start: '2026-11-01', end: '2026-11-30' };
const people: LeaderboardQueryVariables = { ...november, mode: 'EMPLOYEES', carType: 'ALL', rankBy: 'UNITS' };
const teams: LeaderboardQueryVariables = { ...november, mode: 'TEAMS', carType: 'USED', rankBy: 'GROSS' };

const told = (variables: LeaderboardQueryVariables, id: number, figure: LeaderboardFigure) => ({
  leaderboard: { ...november, mode: variables.mode, carType: variables.carType, id, figure },
});

const ada: LeaderboardFieldsFragment = {
  rank: 1,
  id: 7,
  name: 'Ada Okafor',
  team: 2,
  new: 3.5,
  used: 2,
  unclassified: 0,
  vacation: 0,
  total: 5.5,
  gross: 12345.5,
  squares: [{ carClass: 'NEW', role: 'SOLO', count: 3 }],
  vacationSquares: { whole: 0, half: 0 },
};

describe('a row of the leaderboard', () => {
  it('writes New and Used without decimals, Total with one, gross with two', () => {
    const { new: fresh, used, total, gross } = figuresOf(ada, people);
    expect([fresh, used, total, gross].map(({ text }) => text)).toEqual(['3½', '2', '5.5', '$12,345.50']);
  });

  it('opens how its rank comes about, by what the board ranks by', () => {
    expect(figuresOf(ada, { ...people, rankBy: 'GROSS' }).rank).toEqual({
      amount: 1,
      text: '#1',
      drillDown: {
        title: 'Ada Okafor – Rank',
        explained: { leaderboard: { ...people, rankBy: 'GROSS', id: 7, figure: 'RANK' } },
        isSumAlone: true,
      },
    });
  });

  it('opens the deals of a person, of the cars that the number counts', () => {
    const { new: fresh, total, gross } = figuresOf(ada, people);
    expect(fresh.drillDown).toEqual({
      title: 'Ada Okafor – New',
      filter: { ...november, employeeIds: [7], cars: 'NEW' },
      explained: told(people, 7, 'NEW'),
    });
    expect(total.drillDown).toEqual({
      title: 'Ada Okafor – Total',
      filter: { ...november, employeeIds: [7] },
      hasVacation: false,
      explained: told(people, 7, 'TOTAL'),
    });
    expect(gross.drillDown).toMatchObject({ title: 'Ada Okafor – Front Gross', term: 'rankedGross' });
  });

  it('opens the deals credited to a team, of the chosen cars alone', () => {
    const { total } = figuresOf({ ...ada, id: 2, name: 'A' }, teams);
    expect(total.drillDown).toEqual({
      title: 'A Team – Total',
      filter: { ...november, finalTeam: 2, cars: 'USED' },
      hasVacation: false,
      explained: told(teams, 2, 'TOTAL'),
    });
  });

  it('says what is in the total besides new and used', () => {
    expect(figuresOf(ada, people).total.note).toBeUndefined();
    const away = { ...ada, vacation: 1.25, unclassified: 0.5 };
    expect(figuresOf(away, people).total.note).toBe('with 1.25 vacation and 0.5 without a car type');
  });

  it('opens the vacation units that a total counts, with the deals or alone', () => {
    expect(figuresOf({ ...ada, vacation: 2, total: 7.5 }, people).total.drillDown).toMatchObject({
      filter: { ...november, employeeIds: [7] },
      hasVacation: true,
    });
    expect(figuresOf({ ...ada, squares: [], vacation: 2, total: 2 }, people).total.drillDown).toEqual({
      title: 'Ada Okafor – Total',
      vacation: { ...november, employeeIds: [7] },
      explained: told(people, 7, 'TOTAL'),
    });
  });
});

it('names a team as people do', () => {
  expect(nameOf({ name: 'B' }, teams)).toBe('B Team');
  expect(nameOf(ada, people)).toBe('Ada Okafor');
});

it('says what its totals count besides New and Used, and nothing that none of them counts', () => {
  const away = { ...ada, vacation: 1.2 };
  const untyped = { ...ada, unclassified: 0.5 };
  expect(countedBesides([ada])).toBe('');
  expect(countedBesides([ada, untyped])).toBe('deals without a car type');
  expect(countedBesides([untyped, away])).toBe('vacation units and deals without a car type');
});
