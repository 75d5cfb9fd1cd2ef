import { sumOf } from '../numbers/arithmetic.ts';
import type { Cents } from '../numbers/money.ts';
import type { Units } from '../numbers/units.ts';
import type { Basis } from '../steps/basis.ts';
import {
  countOf,
  figuresOf,
  inHundredths,
  moneyOf,
  type Noun,
  noun,
  plus,
  resultOf,
  ruled,
  type Step,
  type Steps,
  step,
  TO_THE_CENT,
  times,
} from '../steps/step.ts';

/** The deals of a Hog filter that are alike split or not and sold or not: at most four groups. */
export interface HogGroup {
  readonly isSplit: boolean;
  readonly isSold: boolean;
  readonly deals: number;
  readonly frontGross: Cents;
  readonly backGross: Cents;
}

/** The boxes above the Hog table. */
export interface HogTotals {
  /** Rows, every status. */
  readonly totalEntries: number;
  /** Split rows, sold or not. */
  readonly splitDeals: number;
  /** Units of the sold rows. */
  readonly totalSold: Units;
  readonly frontGross: Cents;
  readonly backGross: Cents;
  readonly totalGross: Cents;
}

/** Whose figures the boxes show: the store's, or the share of the one employee chosen. */
export type HogView = 'store' | 'employee';

type Figure = (group: HogGroup) => number;

/**
 * The totals over the whole filter, every status, negatives included. With one employee chosen, units and gross are that
 * person's share: half of a split, the whole of anything else (rules.md, Hog).
 */
export function hogTotals(groups: readonly HogGroup[], view: HogView): HogTotals {
  const steps = hogSteps(groups, view);
  return {
    ...figuresOf(steps),
    frontGross: inHundredths(steps.frontGross),
    backGross: inHundredths(steps.backGross),
    totalGross: inHundredths(steps.totalGross),
  };
}

/** How each of the boxes comes about. */
export function hogSteps(
  groups: readonly HogGroup[],
  view: HogView,
): Readonly<Record<keyof HogTotals, Steps>> {
  const split = groups.filter(each => each.isSplit);
  const count = (among: readonly HogGroup[], words: Noun) =>
    countOf(
      sumOf(among, each => each.deals),
      words,
      ROWS,
    );
  const front = grossOf('Front Gross', each => each.frontGross);
  const back = grossOf('Back Gross', each => each.backGross);
  const both = [plus(resultOf(last(front), 'front')), plus(resultOf(last(back), 'back'))];
  return {
    totalEntries: [step('Total Entries', 'count', [plus(count(groups, noun('deal', ' of every status')))])],
    splitDeals: [
      step('Split Deals', 'count', [plus(count(split, noun('deal', ' of two salespeople, sold or not')))]),
    ],
    totalSold: totalSold(),
    frontGross: toTheCent(front),
    backGross: toTheCent(back),
    totalGross: [...front, ...back, step('Total Gross', 'money', both, TO_THE_CENT)],
  };

  function totalSold(): Steps {
    const sold = groups.filter(each => each.isSold);
    if (view === 'store') return [step('Total Sold', 'units', [plus(count(sold, noun('sold deal')))])];
    const shared = count(
      sold.filter(each => each.isSplit),
      noun('sold deal'),
    );
    const alone = count(
      sold.filter(each => !each.isSplit),
      noun('sold deal', ', not split'),
    );
    return withHalves('Total Sold', 'units', [plus(alone)], shared);
  }

  function grossOf(name: string, gross: Figure): Steps {
    const money = (among: readonly HogGroup[], words: string) =>
      moneyOf(2 * sumOf(among, gross), words, ROWS);
    if (view === 'store') return [step(name, 'money', [plus(money(groups, 'of every deal'))])];
    const alone = money(
      groups.filter(each => !each.isSplit),
      'of deals that are not split',
    );
    return withHalves(name, 'money', [plus(alone)], money(split, 'of deals'));
  }
}

/** What is one's own, and half of what is split. */
function withHalves(
  name: string,
  measure: Step['measure'],
  own: Step['terms'],
  shared: Parameters<typeof plus>[0],
): Steps {
  const half = step(`${name}, split`, measure, [plus(shared), times(ruled(50, ''))]);
  return [half, step(name, measure, [...own, plus(resultOf(half, 'of splits'))])];
}

/** The same steps, the last of them rounded. */
function toTheCent(steps: Steps): Steps {
  const { name, measure, terms } = last(steps);
  return [...steps.slice(0, -1), step(name, measure, terms, TO_THE_CENT)];
}

const ROWS: Basis = { kind: 'rows' };

const last = (steps: Steps): Step => steps.at(-1) as Step;
