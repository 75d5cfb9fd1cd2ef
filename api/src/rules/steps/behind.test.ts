import type { DayRange } from '../calendar/calendar.ts';
import type { DealsBasis } from './basis.ts';
import { listsBehind } from './behind.ts';
import { soldAmount, soldSteps, USED } from './soldSteps.ts';
import {
  countOf,
  hundredthsOf,
  minus,
  noun,
  over,
  plus,
  resultOf,
  ruled,
  type Steps,
  step,
  times,
} from './step.ts';

const june: DayRange = { start: '2026-06-01', end: '2026-06-30' };
const july: DayRange = { start: '2026-07-01', end: '2026-07-31' };
const ann = { employeeIds: [7] };
const deals = (facts: Partial<DealsBasis> = {}): DealsBasis => ({
  kind: 'deals',
  days: june,
  whose: ann,
  counts: 'units',
  ...facts,
});
const count = (basis: Parameters<typeof countOf>[2]) => countOf(3, noun('unit'), basis);
const behind = (...steps: Steps) =>
  listsBehind(steps).map(({ basis, isTakenAway }) => (isTakenAway ? ['−', basis] : basis));

describe('the lists behind a figure', () => {
  it('are one of all cars where it adds up their classes, and then of the vacation units', () => {
    const { total } = soldSteps({ new: 2, used: 3, unclassified: 1 }, ann, june);
    expect(behind(...total)).toEqual([deals()]);
    const vacation = { kind: 'vacation', days: june, employeeIds: [7] } as const;
    const away = hundredthsOf(100, noun('vacation unit'), vacation);
    expect(behind(step('Total', 'units', [...total[0].terms, plus(away)]))).toEqual([deals(), vacation]);
  });

  it('are one of days that follow on one another, and not of days with others between', () => {
    const sum = (later: DayRange) =>
      behind(step('Track', 'units', [plus(count(deals())), plus(count(deals({ days: later })))]));
    expect(sum(july)).toEqual([deals({ days: { start: '2026-06-01', end: '2026-07-31' } })]);
    const gap = { start: '2026-07-02', end: '2026-07-31' } as const;
    expect(sum(gap)).toEqual([deals(), deals({ days: gap })]);
  });

  it('are both sides of a difference, although their days follow on one another', () => {
    const difference = step('Total', 'count', [
      plus(count(deals({ days: july }))),
      minus(count(deals({ days: june }))),
    ]);
    expect(behind(difference)).toEqual([deals({ days: july }), ['−', deals({ days: june })]]);
  });

  it('are the first where it divides, and its own before that of an earlier step', () => {
    const gross = deals({ counts: 'frontGross' });
    expect(behind(step('Front a unit', 'money', [plus(count(gross)), over(count(deals()))]))).toEqual([
      gross,
    ]);
    const all = step('Spiff a car', 'money', [
      plus(ruled(100, 'pot')),
      over(count(deals({ whose: { employeeIds: [7, 8] } }))),
    ]);
    const used = soldAmount(2, USED, ann, june);
    const earned = step('Earned Spiff', 'money', [plus(resultOf(all)), times(used)]);
    expect(behind(all, earned)).toEqual([deals({ cars: 'used' })]);
    expect(
      behind(all, earned, step('Total', 'money', [plus(resultOf(earned)), times(ruled(150, ''))])),
    ).toEqual([deals({ cars: 'used' })]);
  });

  it('are taken away where an earlier step is', () => {
    const sold = step('Sold', 'units', [plus(count(deals()))]);
    const goal = countOf(9, 'goal', { kind: 'goal', month: '2026-06' });
    expect(behind(sold, step('To Go', 'units', [plus(goal), minus(resultOf(sold))]))).toEqual([
      ['−', deals()],
    ]);
  });

  it('are the one that a step names, and none of places, rules or rows', () => {
    const rows = plus(count({ kind: 'rows' }));
    expect(behind(step('Trades', 'count', [rows], null, deals({ counts: 'trades' })))).toEqual([
      deals({ counts: 'trades' }),
    ]);
    expect(
      behind(step('Rank', 'count', [plus(ruled(100, '')), plus(count({ kind: 'places' })), rows])),
    ).toEqual([]);
  });
});
