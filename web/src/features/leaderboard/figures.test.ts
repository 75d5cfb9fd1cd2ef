import { countedBesides, figuresOf, nameOf } from './figures';
import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from './leaderboard.generated';

const november = { start: '2026-11-01', end: '2026-11-30' };
const people: LeaderboardQueryVariables = { ...november, mode: 'EMPLOYEES', carType: 'ALL', rankBy: 'UNITS' };
const teams: LeaderboardQueryVariables = { ...november, mode: 'TEAMS', carType: 'USED', rankBy: 'GROSS' };

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

  it('asks for what is behind each of its numbers, of whom and of which cars the board is', () => {
    const { rank, ...others } = figuresOf(ada, { ...people, rankBy: 'GROSS' });
    expect(rank).toEqual({
      amount: 1,
      text: '#1',
      drillDown: {
        title: 'Ada Okafor – Rank',
        explained: { leaderboard: { ...people, rankBy: 'GROSS', id: 7, figure: 'RANK' } },
      },
    });
    expect(
      Object.values(others).map(({ drillDown }) => [drillDown.title, drillDown.explained]),
    ).toMatchObject([
      ['Ada Okafor – New', { leaderboard: { figure: 'NEW' } }],
      ['Ada Okafor – Used', { leaderboard: { figure: 'USED' } }],
      ['Ada Okafor – Total', { leaderboard: { figure: 'TOTAL' } }],
      ['Ada Okafor – Front Gross', { leaderboard: { figure: 'GROSS' } }],
    ]);
    expect(figuresOf({ ...ada, id: 2, name: 'A' }, teams).total.drillDown).toEqual({
      title: 'A Team – Total',
      explained: { leaderboard: { ...teams, id: 2, figure: 'TOTAL' } },
    });
  });

  it('says what is in the total besides new and used', () => {
    expect(figuresOf(ada, people).total.note).toBeUndefined();
    const away = { ...ada, vacation: 1.25, unclassified: 0.5 };
    expect(figuresOf(away, people).total.note).toBe('with 1.25 vacation and 0.5 without a car type');
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
