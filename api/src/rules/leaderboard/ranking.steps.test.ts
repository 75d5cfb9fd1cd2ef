import { getFigure, noun, plus, step, unitsAmount } from '../steps/step.ts';
import { formatStep } from '../steps/stepText.ts';
import { buildRankSteps, type Ranking, sortByRank } from './ranking.ts';

const buildUnitSteps = (name: string) =>
  [step(name, 'units', [plus(unitsAmount(1, noun('unit'), { kind: 'rows' }))])] as const;
const entry = (name: string, total: number, gross: number) => ({
  id: 1,
  name,
  total,
  gross,
  steps: { total: buildUnitSteps('Total'), gross: buildUnitSteps('Front Gross') },
});

const entries = [
  entry('Ann', 1_300, 100),
  entry('Bob', 1_250, 240_000),
  entry('Cy', 1_250, 200_000),
  entry('Dee', 1_250, 200_000),
  entry('Eve', 0, 0),
];

function explain(name: string, ranking: Ranking): string[] {
  const order = sortByRank(entries, ranking);
  const index = order.findIndex(each => each.name === name);
  const entryOfName = order[index] as (typeof entries)[number];
  const steps = buildRankSteps(entryOfName, order.slice(0, index), ranking);
  expect(getFigure(steps)).toBe(index + 1);
  return steps.map(each => formatStep(each));
}

describe('buildRankSteps', () => {
  it('explains a rank by three counts: entries with more units, entries with equal units and more gross, and equal entries with an earlier name', () => {
    expect(explain('Dee', 'UNITS').at(-1)).toBe(
      'Rank: 1 + 1 with more than 12.5 units (closest: 13.0) + 1 with the same units and more than $1,000.00 front gross (closest: $1,200.00) + 1 with the same units and front gross, earlier by name = 4',
    );
    expect(explain('Ann', 'GROSS').at(-1)).toBe(
      'Rank: 1 + 3 with more than $0.50 front gross (closest: $1,000.00) = 4',
    );
    expect(explain('Dee', 'GROSS').at(-1)).toBe(
      'Rank: 1 + 1 with more than $1,000.00 front gross (closest: $1,200.00) + 1 with the same units and front gross, earlier by name = 3',
    );
  });

  it('explains the first rank, too, which has no entry before it', () => {
    expect(explain('Ann', 'UNITS')).toEqual(['Total: 1.0 unit', 'Rank: 1 because no one is ahead']);
  });

  it('shows the first compared figure, and shows the second figure only when entries have equal values of the first', () => {
    const names = (name: string, ranking: Ranking) => explain(name, ranking).map(text => text.split(':')[0]);
    expect(names('Eve', 'UNITS')).toEqual(['Total', 'Rank']);
    expect(names('Cy', 'UNITS')).toEqual(['Total', 'Front Gross', 'Rank']);
    expect(names('Dee', 'GROSS')).toEqual(['Front Gross', 'Total', 'Rank']);
  });

  it('compares half cents even when both amounts are displayed as the same money', () => {
    const steps = buildRankSteps(entry('Ann', 1, 10_001), [entry('Bob', 1, 10_002)], 'GROSS');
    expect(steps.map(each => formatStep(each)).at(-1)).toMatch(/^Rank: 1 \+ 1 with more than .* = 2$/);
  });
});
