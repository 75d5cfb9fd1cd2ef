import { type AmountsOf, type Figure, stepName } from '../figures/figure.ts';
import { sumOf } from '../numbers/arithmetic.ts';
import type { Cents } from '../numbers/money.ts';
import type { Basis } from '../steps/basis.ts';
import { figureStep, type StepsOf } from '../steps/figureStep.ts';
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
import { hogFigures } from './hogFigures.ts';

/** The deals of a Hog filter that are alike split or not and sold or not: at most four groups. */
export interface HogGroup {
  readonly isSplit: boolean;
  readonly isSold: boolean;
  readonly deals: number;
  readonly frontGross: Cents;
  readonly backGross: Cents;
}

/** The boxes above the Hog table; money in cents. */
export type HogTotals = AmountsOf<typeof hogFigures>;

/** Whose figures the boxes show: the store's, or the share of the one employee chosen. */
export type HogView = 'store' | 'employee';

type Counted = (group: HogGroup) => number;

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
export function hogSteps(groups: readonly HogGroup[], view: HogView): StepsOf<typeof hogFigures> {
  const split = groups.filter(each => each.isSplit);
  const count = (among: readonly HogGroup[], words: Noun) =>
    countOf(
      sumOf(among, each => each.deals),
      words,
      ROWS,
    );
  const front = grossOf(hogFigures.frontGross, each => each.frontGross);
  const back = grossOf(hogFigures.backGross, each => each.backGross);
  const both = [plus(resultOf(last(front), 'front')), plus(resultOf(last(back), 'back'))];
  return {
    totalEntries: [
      figureStep(hogFigures.totalEntries, [plus(count(groups, noun('deal', ' of every status')))]),
    ],
    splitDeals: [
      figureStep(hogFigures.splitDeals, [
        plus(count(split, noun('deal', ' of two salespeople, sold or not'))),
      ]),
    ],
    totalSold: totalSold(),
    frontGross: toTheCent(front),
    backGross: toTheCent(back),
    totalGross: [...front, ...back, figureStep(hogFigures.totalGross, both, TO_THE_CENT)],
  };

  function totalSold(): Steps {
    const sold = groups.filter(each => each.isSold);
    if (view === 'store') return [figureStep(hogFigures.totalSold, [plus(count(sold, noun('sold deal')))])];
    const shared = count(
      sold.filter(each => each.isSplit),
      noun('sold deal'),
    );
    const alone = count(
      sold.filter(each => !each.isSplit),
      noun('sold deal', ', not split'),
    );
    return withHalves(hogFigures.totalSold, [plus(alone)], shared);
  }

  function grossOf(figure: Figure, gross: Counted): Steps {
    const money = (among: readonly HogGroup[], words: string) =>
      moneyOf(2 * sumOf(among, gross), words, ROWS);
    if (view === 'store') return [figureStep(figure, [plus(money(groups, 'of every deal'))])];
    const alone = money(
      groups.filter(each => !each.isSplit),
      'of deals that are not split',
    );
    return withHalves(figure, [plus(alone)], money(split, 'of deals'));
  }
}

/** What is one's own, and half of what is split. */
function withHalves(figure: Figure, own: Step['terms'], shared: Parameters<typeof plus>[0]): Steps {
  const half = step(`${stepName(figure)}, split`, figure.kind, [plus(shared), times(ruled(50, ''))]);
  return [half, figureStep(figure, [...own, plus(resultOf(half, 'of splits'))])];
}

/** The same steps, the last of them rounded. */
function toTheCent(steps: Steps): Steps {
  const { name, measure, terms } = last(steps);
  return [...steps.slice(0, -1), step(name, measure, terms, TO_THE_CENT)];
}

const ROWS: Basis = { kind: 'rows' };

const last = (steps: Steps): Step => steps.at(-1) as Step;
