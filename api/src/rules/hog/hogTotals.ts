import { type Figure, type FigureAmounts, getStepName } from '../figures/figure.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import type { Cents } from '../numbers/money.ts';
import type { AmountSource } from '../steps/amountSource.ts';
import { buildFigureStep, type FigureSteps } from '../steps/figureStep.ts';
import {
  type CalculationStep,
  type CalculationSteps,
  countAmount,
  getFigureInHundredths,
  getFigures,
  moneyAmount,
  type Noun,
  noun,
  plus,
  ROUND_TO_CENT,
  resultAmount,
  ruleAmount,
  step,
  times,
} from '../steps/step.ts';
import { hogFigures } from './hogFigures.ts';

/** Deals of the Hog filter with the same split and sold flags: at most four groups. */
export interface HogGroup {
  readonly isSplit: boolean;
  readonly isSold: boolean;
  readonly deals: number;
  readonly frontGross: Cents;
  readonly backGross: Cents;
}

/** The totals above the Hog table; money in cents. */
export type HogTotals = FigureAmounts<typeof hogFigures>;

/** The view of the totals: the whole store, or the share of the selected employee. */
export type HogView = 'store' | 'employee';

type GroupValue = (group: HogGroup) => number;

/**
 * Calculates the totals of all deals that match the filter, with any status and with negative amounts. When
 * one employee is selected, units and gross are that person's share: half of a split deal and all of any
 * other deal (rules.md, Hog).
 */
export function calculateHogTotals(groups: readonly HogGroup[], view: HogView): HogTotals {
  const steps = buildHogSteps(groups, view);
  return {
    ...getFigures(steps),
    frontGross: getFigureInHundredths(steps.frontGross),
    backGross: getFigureInHundredths(steps.backGross),
    totalGross: getFigureInHundredths(steps.totalGross),
  };
}

/** Builds the calculation steps of the totals. */
export function buildHogSteps(groups: readonly HogGroup[], view: HogView): FigureSteps<typeof hogFigures> {
  const split = groups.filter(each => each.isSplit);
  const count = (countedGroups: readonly HogGroup[], label: Noun) =>
    countAmount(
      sumBy(countedGroups, each => each.deals),
      label,
      ROWS_SOURCE,
    );
  const front = buildGrossSteps(hogFigures.frontGross, each => each.frontGross);
  const back = buildGrossSteps(hogFigures.backGross, each => each.backGross);
  const grossTerms = [
    plus(resultAmount(getLastStep(front), 'front')),
    plus(resultAmount(getLastStep(back), 'back')),
  ];
  return {
    totalEntries: [
      buildFigureStep(hogFigures.totalEntries, [plus(count(groups, noun('deal', ' of every status')))]),
    ],
    splitDeals: [
      buildFigureStep(hogFigures.splitDeals, [
        plus(count(split, noun('deal', ' split between two salespeople, sold or not'))),
      ]),
    ],
    totalSold: buildTotalSoldSteps(),
    frontGross: roundToCents(front),
    backGross: roundToCents(back),
    totalGross: [...front, ...back, buildFigureStep(hogFigures.totalGross, grossTerms, ROUND_TO_CENT)],
  };

  function buildTotalSoldSteps(): CalculationSteps {
    const sold = groups.filter(each => each.isSold);
    if (view === 'store')
      return [buildFigureStep(hogFigures.totalSold, [plus(count(sold, noun('sold deal')))])];
    const splitAmount = count(
      sold.filter(each => each.isSplit),
      noun('sold deal'),
    );
    const notSplit = count(
      sold.filter(each => !each.isSplit),
      noun('sold deal', ', not split'),
    );
    return addHalfOfSplits(hogFigures.totalSold, [plus(notSplit)], splitAmount);
  }

  function buildGrossSteps(figure: Figure, gross: GroupValue): CalculationSteps {
    const money = (countedGroups: readonly HogGroup[], label: string) =>
      moneyAmount(2 * sumBy(countedGroups, gross), label, ROWS_SOURCE);
    if (view === 'store') return [buildFigureStep(figure, [plus(money(groups, 'from all listed deals'))])];
    const notSplit = money(
      groups.filter(each => !each.isSplit),
      'from deals that are not split',
    );
    return addHalfOfSplits(figure, [plus(notSplit)], money(split, 'from split deals'));
  }
}

/** Adds half of the amount of split deals to the amount of deals that are not split. */
function addHalfOfSplits(
  figure: Figure,
  terms: CalculationStep['terms'],
  splitAmount: Parameters<typeof plus>[0],
): CalculationSteps {
  const half = step(`${getStepName(figure)}, split`, figure.kind, [
    plus(splitAmount),
    times(ruleAmount(50, '')),
  ]);
  return [half, buildFigureStep(figure, [...terms, plus(resultAmount(half, 'from split deals'))])];
}

/** Returns the same steps with the last one rounded. */
function roundToCents(steps: CalculationSteps): CalculationSteps {
  const { name, measure, terms } = getLastStep(steps);
  return [...steps.slice(0, -1), step(name, measure, terms, ROUND_TO_CENT)];
}

const ROWS_SOURCE: AmountSource = { kind: 'rows' };

const getLastStep = (steps: CalculationSteps): CalculationStep => steps.at(-1) as CalculationStep;
