import type { DayRange } from '../calendar/calendar.ts';
import type { DealsSource } from './amountSource.ts';
import { buildSoldAmount, buildSoldSteps, USED_CARS } from './soldSteps.ts';
import { findSourceLists } from './sourceLists.ts';
import {
  type CalculationSteps,
  countAmount,
  dividedBy,
  hundredthsAmount,
  minus,
  noun,
  plus,
  resultAmount,
  ruleAmount,
  step,
  times,
} from './step.ts';

const june: DayRange = { start: '2026-06-01', end: '2026-06-30' };
const july: DayRange = { start: '2026-07-01', end: '2026-07-31' };
const ann = { employeeIds: [7] };
const deals = (overrides: Partial<DealsSource> = {}): DealsSource => ({
  kind: 'deals',
  days: june,
  owner: ann,
  quantity: 'units',
  ...overrides,
});
const count = (source: Parameters<typeof countAmount>[2]) => countAmount(3, noun('unit'), source);
const findLists = (...steps: CalculationSteps) =>
  findSourceLists(steps).map(({ source, isTakenAway }) => (isTakenAway ? ['−', source] : source));

describe('findSourceLists', () => {
  it('merges the lists of the classes of cars into one list, and adds a separate list of vacation units', () => {
    const { total } = buildSoldSteps({ new: 2, used: 3, unclassified: 1 }, ann, june);
    expect(findLists(...total)).toEqual([deals()]);
    const vacation = { kind: 'vacation', days: june, employeeIds: [7] } as const;
    const away = hundredthsAmount(100, noun('vacation unit'), vacation);
    expect(findLists(step('Total', 'units', [...total[0].terms, plus(away)]))).toEqual([deals(), vacation]);
  });

  it('merges the lists of adjacent ranges of days, but not the lists of ranges with a gap between them', () => {
    const sum = (later: DayRange) =>
      findLists(step('Track', 'units', [plus(count(deals())), plus(count(deals({ days: later })))]));
    expect(sum(july)).toEqual([deals({ days: { start: '2026-06-01', end: '2026-07-31' } })]);
    const gap = { start: '2026-07-02', end: '2026-07-31' } as const;
    expect(sum(gap)).toEqual([deals(), deals({ days: gap })]);
  });

  it('does not merge the two lists of a difference although their ranges of days are adjacent', () => {
    const difference = step('Total', 'count', [
      plus(count(deals({ days: july }))),
      minus(count(deals({ days: june }))),
    ]);
    expect(findLists(difference)).toEqual([deals({ days: july }), ['−', deals({ days: june })]]);
  });

  it('returns the first list of a division, and prefers a list of the last step to a list of an earlier step', () => {
    const gross = deals({ quantity: 'frontGross' });
    expect(findLists(step('Front a unit', 'money', [plus(count(gross)), dividedBy(count(deals()))]))).toEqual(
      [gross],
    );
    const all = step('Spiff a car', 'money', [
      plus(ruleAmount(100, 'pot')),
      dividedBy(count(deals({ owner: { employeeIds: [7, 8] } }))),
    ]);
    const used = buildSoldAmount(2, USED_CARS, ann, june);
    const earned = step('Earned Spiff', 'money', [plus(resultAmount(all)), times(used)]);
    expect(findLists(all, earned)).toEqual([deals({ cars: 'used' })]);
    expect(
      findLists(
        all,
        earned,
        step('Total', 'money', [plus(resultAmount(earned)), times(ruleAmount(150, ''))]),
      ),
    ).toEqual([deals({ cars: 'used' })]);
  });

  it('marks the lists of an earlier step as subtracted when that step is subtracted', () => {
    const sold = step('Sold', 'units', [plus(count(deals()))]);
    const goal = countAmount(9, 'goal', { kind: 'goal', month: '2026-06' });
    expect(findLists(sold, step('To Go', 'units', [plus(goal), minus(resultAmount(sold))]))).toEqual([
      ['−', deals()],
    ]);
  });

  it('returns the list of deals that is set for a step, and no lists for positions, rules or rows', () => {
    const rows = plus(count({ kind: 'rows' }));
    expect(findLists(step('Trades', 'count', [rows], null, deals({ quantity: 'trades' })))).toEqual([
      deals({ quantity: 'trades' }),
    ]);
    expect(
      findLists(step('Rank', 'count', [plus(ruleAmount(100, '')), plus(count({ kind: 'places' })), rows])),
    ).toEqual([]);
  });
});
