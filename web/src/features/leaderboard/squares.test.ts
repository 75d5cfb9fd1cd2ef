import { inTens, type SquareRun, spokenSquares, squareRuns } from './squares';

const none = { whole: 0, half: 0 };

describe('the squares of a row', () => {
  it('are its deals in the server’s order, then its vacation', () => {
    const runs = squareRuns({
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

  it('are none for someone who has sold nothing and stayed', () => {
    expect(squareRuns({ squares: [], vacationSquares: none })).toEqual([]);
  });

  it('are told by the legend’s names', () => {
    expect(
      spokenSquares([
        { kind: 'USED_CLOSER', count: 2 },
        { kind: 'VACATION_HALF', count: 1 },
      ]),
    ).toBe('2 Used Car (Closer), 1 Vacation Half Unit');
  });
});

describe('rows of ten', () => {
  const counts = (...runs: SquareRun[]) =>
    inTens(runs).map(ten => ten.map(({ kind, count }) => `${count} ${kind}`));

  it('break a run that is longer', () => {
    expect(counts({ kind: 'NEW_SOLO', count: 23 })).toEqual([
      ['10 NEW_SOLO'],
      ['10 NEW_SOLO'],
      ['3 NEW_SOLO'],
    ]);
  });

  it('are filled with the next kind before another begins', () => {
    expect(
      counts({ kind: 'NEW_SOLO', count: 8 }, { kind: 'USED_SOLO', count: 4 }, { kind: 'VACATION', count: 1 }),
    ).toEqual([
      ['8 NEW_SOLO', '2 USED_SOLO'],
      ['2 USED_SOLO', '1 VACATION'],
    ]);
  });

  it('begin no empty one after exactly ten', () => {
    expect(counts({ kind: 'USED_SOLO', count: 10 })).toEqual([['10 USED_SOLO']]);
    expect(counts()).toEqual([]);
  });
});
