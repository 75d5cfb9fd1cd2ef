import { describeSquares, groupInTens, type SquareRun, toSquareRuns } from './squareRuns';

const noVacation = { whole: 0, half: 0 };

describe('squares of a row', () => {
  it('lists the squares of deals in the order of the server, then the squares of vacation units', () => {
    const runs = toSquareRuns({
      squares: [
        { carClass: 'NEW', role: 'SOLO', count: 3 },
        { carClass: 'USED', role: 'ADDITIONAL', count: 1 },
        { carClass: 'UNCLASSIFIED', role: 'CLOSER', count: 2 },
      ],
      vacationSquares: { whole: 1, half: 1 },
    });
    expect(runs.map(({ kind, count }) => `${count} ${kind}`)).toEqual([
      '3 NEW_SOLO',
      '1 USED_ADDITIONAL',
      '2 UNCLASSIFIED_CLOSER',
      '1 VACATION',
      '1 VACATION_HALF',
    ]);
  });

  it('returns no squares for a person without deals and vacation units', () => {
    expect(toSquareRuns({ squares: [], vacationSquares: noVacation })).toEqual([]);
  });

  it('describes squares with the names of the legend', () => {
    expect(
      describeSquares([
        { kind: 'USED_CLOSER', count: 2 },
        { kind: 'VACATION_HALF', count: 1 },
      ]),
    ).toBe('2 Used Car (Closer), 1 Vacation Half Unit');
  });
});

describe('groups of ten', () => {
  const describeGroups = (...runs: SquareRun[]) =>
    groupInTens(runs).map(group => group.map(({ kind, count }) => `${count} ${kind}`));

  it('splits a run of more than ten squares', () => {
    expect(describeGroups({ kind: 'NEW_SOLO', count: 23 })).toEqual([
      ['10 NEW_SOLO'],
      ['10 NEW_SOLO'],
      ['3 NEW_SOLO'],
    ]);
  });

  it('fills a group with the next kind of squares before starting another group', () => {
    expect(
      describeGroups(
        { kind: 'NEW_SOLO', count: 8 },
        { kind: 'USED_SOLO', count: 4 },
        { kind: 'VACATION', count: 1 },
      ),
    ).toEqual([
      ['8 NEW_SOLO', '2 USED_SOLO'],
      ['2 USED_SOLO', '1 VACATION'],
    ]);
  });

  it('adds no empty group after exactly ten squares', () => {
    expect(describeGroups({ kind: 'USED_SOLO', count: 10 })).toEqual([['10 USED_SOLO']]);
    expect(describeGroups()).toEqual([]);
  });
});
