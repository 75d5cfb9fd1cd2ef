import { type Ranked, type Ranking, sortByRank } from './ranking.ts';

const entry = (name: string, total: number, gross: number, id = 1): Ranked => ({ id, name, total, gross });
const names = (ranking: Ranking, ...entries: Ranked[]) => sortByRank(entries, ranking).map(each => each.name);

describe('sortByRank', () => {
  it('sorts by total units for UNITS, and by gross for GROSS', () => {
    const entries = [entry('Ann', 1_000, 500), entry('Bob', 1_050, 400)];
    expect(names('UNITS', ...entries)).toEqual(['Bob', 'Ann']);
    expect(names('GROSS', ...entries)).toEqual(['Ann', 'Bob']);
  });

  it('sorts entries with equal units by gross, and entries with equal gross by units', () => {
    expect(names('UNITS', entry('Ann', 1_000, 400), entry('Bob', 1_000, 401))).toEqual(['Bob', 'Ann']);
    expect(names('GROSS', entry('Ann', 1_000, 400), entry('Bob', 1_001, 400))).toEqual(['Bob', 'Ann']);
  });

  it('sorts entries with equal units and gross by the last word of the name, then by the whole name and the id', () => {
    const tied = [entry('Zoe Young', 5, 5), entry('Ann Young', 5, 5), entry('Yan Adams', 5, 5)];
    expect(names('UNITS', ...tied)).toEqual(['Yan Adams', 'Ann Young', 'Zoe Young']);
    const namesakes = [entry('Al Smith', 5, 5, 7), entry('Al Smith', 5, 5, 3)];
    expect(sortByRank(namesakes, 'GROSS').map(each => each.id)).toEqual([3, 7]);
  });

  it('compares half cents even when both amounts are displayed as the same money', () => {
    expect(names('GROSS', entry('Ann', 1, 10_001), entry('Bob', 1, 10_002))).toEqual(['Bob', 'Ann']);
  });
});
