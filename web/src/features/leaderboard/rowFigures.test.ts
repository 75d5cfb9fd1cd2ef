import type { LeaderboardFieldsFragment, LeaderboardQueryVariables } from './leaderboard.generated';
import { describeOtherUnits, formatHalves, formatRowFigures, formatRowName } from './rowFigures';

const november = { start: '2026-11-01', end: '2026-11-30' };
const peopleVariables: LeaderboardQueryVariables = {
  ...november,
  mode: 'EMPLOYEES',
  carType: 'ALL',
  rankBy: 'UNITS',
};
const teamVariables: LeaderboardQueryVariables = {
  ...november,
  mode: 'TEAMS',
  carType: 'USED',
  rankBy: 'GROSS',
};

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

describe('row of the leaderboard', () => {
  it('formats New and Used without decimals, Total with one decimal and gross with two', () => {
    const { new: newUnits, used, total, gross } = formatRowFigures(ada, peopleVariables);
    expect([newUnits, used, total, gross].map(({ text }) => text)).toEqual(['3½', '2', '5.5', '$12,345.50']);
  });

  it('builds the drill-down of each figure from the row and the filters', () => {
    const { rank, ...others } = formatRowFigures(ada, { ...peopleVariables, rankBy: 'GROSS' });
    expect(rank).toEqual({
      amount: 1,
      text: '#1',
      drillDown: {
        title: 'Ada Okafor – Rank',
        explainedFigure: { leaderboard: { ...peopleVariables, rankBy: 'GROSS', id: 7, figure: 'RANK' } },
      },
    });
    expect(
      Object.values(others).map(({ drillDown }) => [drillDown.title, drillDown.explainedFigure]),
    ).toMatchObject([
      ['Ada Okafor – New', { leaderboard: { figure: 'NEW' } }],
      ['Ada Okafor – Used', { leaderboard: { figure: 'USED' } }],
      ['Ada Okafor – Total', { leaderboard: { figure: 'TOTAL' } }],
      ['Ada Okafor – Front Gross', { leaderboard: { figure: 'GROSS' } }],
    ]);
    expect(formatRowFigures({ ...ada, id: 2, name: 'A' }, teamVariables).total.drillDown).toEqual({
      title: 'A Team – Total',
      explainedFigure: { leaderboard: { ...teamVariables, id: 2, figure: 'TOTAL' } },
    });
  });

  it('notes the units of the total that are neither new nor used', () => {
    expect(formatRowFigures(ada, peopleVariables).total.note).toBeUndefined();
    const withVacation = { ...ada, vacation: 1.25, unclassified: 0.5 };
    expect(formatRowFigures(withVacation, peopleVariables).total.note).toBe(
      'includes 1.25 vacation and 0.5 with no car type',
    );
  });
});

it('formats the names of teams and people', () => {
  expect(formatRowName({ name: 'B' }, teamVariables)).toBe('B Team');
  expect(formatRowName(ada, peopleVariables)).toBe('Ada Okafor');
});

it('describes the units that are neither new nor used in all totals', () => {
  const withVacation = { ...ada, vacation: 1.2 };
  const withoutCarType = { ...ada, unclassified: 0.5 };
  expect(describeOtherUnits([ada])).toBe('');
  expect(describeOtherUnits([ada, withoutCarType])).toBe('deals with no car type');
  expect(describeOtherUnits([withoutCarType, withVacation])).toBe(
    'vacation units and deals with no car type',
  );
});

it('formats units without decimals, and the half unit of a split deal as ½', () => {
  expect(formatHalves(0)).toBe('0');
  expect(formatHalves(0.5)).toBe('½');
  expect(formatHalves(3.5)).toBe('3½');
  expect(formatHalves(12)).toBe('12');
  expect(formatHalves(1200.5)).toBe('1,200½');
});
