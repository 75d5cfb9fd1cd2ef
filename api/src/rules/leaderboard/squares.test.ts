import { buildDealSquares, buildVacationSquares } from './squares.ts';

describe('vacation squares', () => {
  it.each([
    [0, 0, 0],
    [20, 0, 1],
    [99, 0, 1],
    [100, 1, 0],
    [101, 1, 1],
    [250, 2, 1],
    [3100, 31, 0],
  ] as const)(
    'converts %i hundredths of vacation units to %i whole and %i half squares',
    (vacation, whole, half) => {
      expect(buildVacationSquares(vacation)).toEqual({ whole, half });
    },
  );
});

describe('deal squares', () => {
  it('sorts squares by color (new, used, gray) and then by role (solo, closer, additional), and leaves out kinds without deals', () => {
    expect(
      buildDealSquares([
        { carClass: 'unclassified', solo: 1, closer: 0, additional: 0 },
        { carClass: 'used', solo: 4, closer: 0, additional: 2 },
        { carClass: 'new', solo: 5, closer: 3, additional: 0 },
      ]),
    ).toEqual([
      { carClass: 'new', role: 'solo', count: 5 },
      { carClass: 'new', role: 'closer', count: 3 },
      { carClass: 'used', role: 'solo', count: 4 },
      { carClass: 'used', role: 'additional', count: 2 },
      { carClass: 'unclassified', role: 'solo', count: 1 },
    ]);
  });

  it('groups squares of the same kind from several counts', () => {
    const one = { carClass: 'new', solo: 1, closer: 0, additional: 0 } as const;
    expect(buildDealSquares([one, one])).toEqual([{ carClass: 'new', role: 'solo', count: 2 }]);
  });
});
