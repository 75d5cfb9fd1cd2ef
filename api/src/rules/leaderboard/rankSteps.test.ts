import { figureOf, noun, plus, step, unitsOf } from '../steps/step.ts';
import { stepText } from '../steps/stepText.ts';
import { inRankOrder, type Ranking } from './ranking.ts';
import { rankSteps } from './rankSteps.ts';

const named = (name: string) =>
  [step(name, 'units', [plus(unitsOf(1, noun('unit'), { kind: 'rows' }))])] as const;
const entry = (name: string, total: number, gross: number) => ({
  id: 1,
  name,
  total,
  gross,
  steps: { total: named('Total'), gross: named('Front Gross') },
});

const entries = [
  entry('Ann', 1_300, 100),
  entry('Bob', 1_250, 240_000),
  entry('Cy', 1_250, 200_000),
  entry('Dee', 1_250, 200_000),
  entry('Eve', 0, 0),
];

function told(name: string, ranking: Ranking): string[] {
  const order = inRankOrder(entries, ranking);
  const place = order.findIndex(each => each.name === name);
  const own = order[place] as (typeof entries)[number];
  const steps = rankSteps(own, order.slice(0, place), ranking);
  expect(figureOf(steps)).toBe(place + 1);
  return steps.map(each => stepText(each));
}

describe('how a rank comes about', () => {
  it('is told by who has more, who has more of the other figure, and whose name is earlier', () => {
    expect(told('Dee', 'UNITS').at(-1)).toBe(
      'Rank: 1 + 1 with more than 12.5 units, the nearest 13.0 + 1 with as many units and more than $1,000.00 front gross, the nearest $1,200.00 + 1 with as much of both, earlier by name = 4',
    );
    expect(told('Ann', 'GROSS').at(-1)).toBe(
      'Rank: 1 + 3 with more than $0.50 front gross, the nearest $1,000.00 = 4',
    );
    expect(told('Dee', 'GROSS').at(-1)).toBe(
      'Rank: 1 + 1 with more than $1,000.00 front gross, the nearest $1,200.00 + 1 with as much of both, earlier by name = 3',
    );
  });

  it('is told of the first, too', () => {
    expect(told('Ann', 'UNITS')).toEqual(['Total: 1.0 unit', 'Rank: 1 as nobody comes before']);
  });

  it('begins with what is compared: the other figure only where the first is equal', () => {
    const names = (name: string, ranking: Ranking) => told(name, ranking).map(text => text.split(':')[0]);
    expect(names('Eve', 'UNITS')).toEqual(['Total', 'Rank']);
    expect(names('Cy', 'UNITS')).toEqual(['Total', 'Front Gross', 'Rank']);
    expect(names('Dee', 'GROSS')).toEqual(['Front Gross', 'Total', 'Rank']);
  });

  it('goes by half a cent, though both show the same money', () => {
    const steps = rankSteps(entry('Ann', 1, 10_001), [entry('Bob', 1, 10_002)], 'GROSS');
    expect(steps.map(each => stepText(each)).at(-1)).toMatch(/^Rank: 1 \+ 1 with more than .* = 2$/);
  });
});
