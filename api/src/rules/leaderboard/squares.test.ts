import { dealSquares, vacationSquares } from './squares.ts';

describe('vacation squares', () => {
  it.each([
    [0, 0, 0],
    [20, 0, 1],
    [99, 0, 1],
    [100, 1, 0],
    [101, 1, 1],
    [250, 2, 1],
    [3100, 31, 0],
  ] as const)('%i hundredths are %i whole and %i half', (vacation, whole, half) => {
    expect(vacationSquares(vacation)).toEqual({ whole, half });
  });
});

describe('deal squares', () => {
  it('stand new, used, grey, and of each solo, closer, additional; kinds without a deal are left out', () => {
    expect(
      dealSquares([
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

  it('of one kind stand together, however they were counted', () => {
    const one = { carClass: 'new', solo: 1, closer: 0, additional: 0 } as const;
    expect(dealSquares([one, one])).toEqual([{ carClass: 'new', role: 'solo', count: 2 }]);
  });
});
